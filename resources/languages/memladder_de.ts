<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Phrase</name>
    <message>
        <source>10^9 bytes, as data sheets count.</source>
        <translation>10^9 Byte, wie Datenblätter zählen.</translation>
    </message>
    <message>
        <source>16 bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>2^30 bytes, as drivers and frameworks count.</source>
        <translation>2^30 Byte, wie Treiber und Frameworks zählen.</translation>
    </message>
    <message>
        <source>32 bit</source>
        <translation>32 Bit</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 Bit</translation>
    </message>
    <message>
        <source>A fixed amount of each GPU kept for the framework and fragmentation.</source>
        <translation>Ein fester Betrag jeder GPU für das Framework und Fragmentierung.</translation>
    </message>
    <message>
        <source>A framework&apos;s own account, tensor by tensor, for each pipeline stage.</source>
        <translation>Die Rechnung eines Frameworks, Tensor für Tensor, für jede Pipeline-Stufe.</translation>
    </message>
    <message>
        <source>A frozen copy in 16 bit.</source>
        <translation>Eine eingefrorene Kopie in 16 Bit.</translation>
    </message>
    <message>
        <source>A frozen copy in 32 bit.</source>
        <translation>Eine eingefrorene Kopie in 32 Bit.</translation>
    </message>
    <message>
        <source>A frozen copy in 8 bit, with an fp32 scale for each row of 4096.</source>
        <translation>Eine eingefrorene Kopie in 8 Bit, mit einer fp32-Skala je Zeile von 4096.</translation>
    </message>
    <message>
        <source>A frozen copy in fp8, one scale a tensor.</source>
        <translation>Eine eingefrorene Kopie in fp8, eine Skala je Tensor.</translation>
    </message>
    <message>
        <source>A frozen copy in half bytes, with an 8-bit scale for each 64 weights and an fp32 one for each 256 scales.</source>
        <translation>Eine eingefrorene Kopie in halben Byte, mit einer 8-Bit-Skala je 64 Gewichte und einer fp32-Skala je 256 Skalen.</translation>
    </message>
    <message>
        <source>A frozen copy in half bytes, with an fp32 scale for each 64 weights.</source>
        <translation>Eine eingefrorene Kopie in halben Byte, mit einer fp32-Skala je 64 Gewichte.</translation>
    </message>
    <message>
        <source>A frozen copy of the model that answers beside the trained one.</source>
        <translation>Eine eingefrorene Kopie des Modells, die neben dem trainierten antwortet.</translation>
    </message>
    <message>
        <source>A layer&apos;s input is rebuilt from its output: two streams of the last layer are kept. The model must be built so.</source>
        <translation>Die Eingabe einer Schicht wird aus ihrer Ausgabe rekonstruiert: Zwei Ströme der letzten Schicht werden behalten. Das Modell muss so gebaut sein.</translation>
    </message>
    <message>
        <source>A machine as it is rented: it sets the GPU, the GPUs a node and the links. Left empty: each for itself.</source>
        <translation>Eine Maschine, wie sie gemietet wird: Sie setzt GPU, GPUs je Knoten und Verbindungen. Leer: jedes für sich.</translation>
    </message>
    <message>
        <source>A named model, whose shape is used. Left empty: GPT-3&apos;s aspect at the size given.</source>
        <translation>Ein benanntes Modell, dessen Form benutzt wird. Leer: GPT-3-Verhältnis bei der gegebenen Größe.</translation>
    </message>
    <message>
        <source>A quantised matrix expanded for its product.</source>
        <translation>Eine quantisierte Matrix, für ihr Produkt entpackt.</translation>
    </message>
    <message>
        <source>A recipe of your own: bytes of a gradient. Left empty: the recipe&apos;s.</source>
        <translation>Eigenes Rezept: Byte eines Gradienten. Leer: wie im Rezept.</translation>
    </message>
    <message>
        <source>A recipe of your own: bytes of a master weight. Left empty: the recipe&apos;s.</source>
        <translation>Eigenes Rezept: Byte eines Mastergewichts. Leer: wie im Rezept.</translation>
    </message>
    <message>
        <source>A recipe of your own: bytes of a weight. Left empty: the recipe&apos;s.</source>
        <translation>Eigenes Rezept: Byte eines Gewichts. Leer: wie im Rezept.</translation>
    </message>
    <message>
        <source>A recipe of your own: bytes of the first moment. Left empty: the recipe&apos;s.</source>
        <translation>Eigenes Rezept: Byte des ersten Moments. Leer: wie im Rezept.</translation>
    </message>
    <message>
        <source>A recipe of your own: bytes of the second moment. Left empty: the recipe&apos;s.</source>
        <translation>Eigenes Rezept: Byte des zweiten Moments. Leer: wie im Rezept.</translation>
    </message>
    <message>
        <source>A recipe of your own: bytes of whatever else the optimizer keeps. Left empty: the recipe&apos;s.</source>
        <translation>Eigenes Rezept: Byte von allem Weiteren, was der Optimierer behält. Leer: wie im Rezept.</translation>
    </message>
    <message>
        <source>A second, frozen copy of the model that answers beside it (DPO, PPO, GRPO). DPO also works on a chosen and a rejected answer at once: count both in the micro-batch.</source>
        <translation>Eine zweite, eingefrorene Kopie des Modells, die daneben antwortet (DPO, PPO, GRPO). DPO arbeitet zugleich an einer gewählten und einer verworfenen Antwort: Beide zählen im Mikro-Batch.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Activations are offloaded, so the bound counts the states alone</source>
        <translation>Aktivierungen sind ausgelagert, die Schranke zählt daher nur die Zustände</translation>
    </message>
    <message>
        <source>Adapted layers</source>
        <translation>Angepasste Schichten</translation>
    </message>
    <message>
        <source>Adapter rank</source>
        <translation>Adapterrang</translation>
    </message>
    <message>
        <source>All and the head</source>
        <translation>Alle und der Kopf</translation>
    </message>
    <message>
        <source>All linear layers</source>
        <translation>Alle linearen Schichten</translation>
    </message>
    <message>
        <source>All linear layers and the output head.</source>
        <translation>Alle linearen Schichten und der Ausgabekopf.</translation>
    </message>
    <message>
        <source>All states are divided (FSDP); each layer&apos;s parameters are gathered when they are used.</source>
        <translation>Alle Zustände sind verteilt (FSDP); die Parameter jeder Schicht werden bei Benutzung gesammelt.</translation>
    </message>
    <message>
        <source>All weights are trained.</source>
        <translation>Alle Gewichte werden trainiert.</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>As sequence parallel, inputs gathered again.</source>
        <translation>Wie sequenzparallel, Eingaben wieder gesammelt.</translation>
    </message>
    <message>
        <source>As trained weights</source>
        <translation>Wie trainierte Gewichte</translation>
    </message>
    <message>
        <source>As without sequence parallel.</source>
        <translation>Wie ohne Sequenzparallelität.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Attention and every second matrix product are kept, the rest is computed again.</source>
        <translation>Attention und jedes zweite Matrixprodukt werden behalten, der Rest neu berechnet.</translation>
    </message>
    <message>
        <source>Attention and feed-forward projections.</source>
        <translation>Projektionen von Attention und Feed-Forward.</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>Attention-Kernel</translation>
    </message>
    <message>
        <source>Backward begins</source>
        <translation>Beginn rückwärts</translation>
    </message>
    <message>
        <source>Backward end</source>
        <translation>Ende rückwärts</translation>
    </message>
    <message>
        <source>Backward working tensors</source>
        <translation>Rückwärts-Arbeitstensoren</translation>
    </message>
    <message>
        <source>Bytes a gradient</source>
        <translation>Byte je Gradient</translation>
    </message>
    <message>
        <source>Bytes a master weight</source>
        <translation>Byte je Mastergewicht</translation>
    </message>
    <message>
        <source>Bytes a parameter for weights, gradients and optimizer state.</source>
        <translation>Byte je Parameter für Gewichte, Gradienten und Optimiererzustand.</translation>
    </message>
    <message>
        <source>Bytes a weight</source>
        <translation>Byte je Gewicht</translation>
    </message>
    <message>
        <source>Bytes, first moment</source>
        <translation>Byte, erstes Moment</translation>
    </message>
    <message>
        <source>Bytes, other state</source>
        <translation>Byte, weiterer Zustand</translation>
    </message>
    <message>
        <source>Bytes, second moment</source>
        <translation>Byte, zweites Moment</translation>
    </message>
    <message>
        <source>CUDA context and communicators.</source>
        <translation>CUDA-Kontext und Kommunikatoren.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Capacity basis</source>
        <translation>Basis der Kapazität</translation>
    </message>
    <message>
        <source>Chunks of layers that each stage holds (interleaved schedule).</source>
        <translation>Schichtblöcke, die jede Stufe hält (verschränkter Ablauf).</translation>
    </message>
    <message>
        <source>Closed formulas that a lecture can derive.</source>
        <translation>Geschlossene Formeln, die ein Vortrag herleiten kann.</translation>
    </message>
    <message>
        <source>Communication buffers</source>
        <translation>Kommunikationspuffer</translation>
    </message>
    <message>
        <source>Compiled layers</source>
        <translation>Kompilierte Schichten</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallel</translation>
    </message>
    <message>
        <source>Count the live layer</source>
        <translation>Lebende Schicht zählen</translation>
    </message>
    <message>
        <source>Count the one layer that full recompute and reversible layers bring back to life in the backward pass.</source>
        <translation>Die eine Schicht zählen, die volle Neuberechnung und reversible Schichten im Rückwärtslauf wiederbeleben.</translation>
    </message>
    <message>
        <source>DDP</source>
        <translation>DDP</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detailliert</translation>
    </message>
    <message>
        <source>Divided</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Divided over the sharding group whatever the scheme (FSDP-QLoRA).</source>
        <translation>Über die Sharding-Gruppe verteilt, gleich welches Verfahren (FSDP-QLoRA).</translation>
    </message>
    <message>
        <source>Divided where the scheme divides weights; a quantised base stays whole, as DeepSpeed keeps it.</source>
        <translation>Verteilt, wo das Verfahren Gewichte verteilt; eine quantisierte Basis bleibt ganz, wie bei DeepSpeed.</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>Driver-visible</source>
        <translation>Vom Treiber gezeigt</translation>
    </message>
    <message>
        <source>Entries of the token table. Left empty: 50,257, GPT-2&apos;s.</source>
        <translation>Einträge der Token-Tabelle. Leer: 50.257, wie GPT-2.</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>Schätzer</translation>
    </message>
    <message>
        <source>Estimator&apos;s usual</source>
        <translation>Üblich beim Schätzer</translation>
    </message>
    <message>
        <source>Every N-th layer is computed again whole, the others keep what they need.</source>
        <translation>Jede N-te Schicht wird ganz neu berechnet, die anderen behalten, was sie brauchen.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Everything stays on the GPU.</source>
        <translation>Alles bleibt auf der GPU.</translation>
    </message>
    <message>
        <source>Everything that the backward pass needs is kept.</source>
        <translation>Alles, was der Rückwärtslauf braucht, wird behalten.</translation>
    </message>
    <message>
        <source>Expanded weights</source>
        <translation>Entpackte Gewichte</translation>
    </message>
    <message>
        <source>Expert capacity</source>
        <translation>Expertenkapazität</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>Expertenungleichgewicht</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Experts a token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <source>Experts are padded to this multiple of an even share. Left empty: no padding, no token dropped.</source>
        <translation>Experten werden auf dieses Vielfache eines gleichen Anteils aufgefüllt. Leer: kein Auffüllen, kein Token fällt weg.</translation>
    </message>
    <message>
        <source>Feed-forward</source>
        <translation>Feed-Forward</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>Erste Schicht</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Forward begins</source>
        <translation>Beginn vorwärts</translation>
    </message>
    <message>
        <source>Forward ends</source>
        <translation>Ende vorwärts</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Framework&apos;s build</source>
        <translation>Stand des Frameworks</translation>
    </message>
    <message>
        <source>Frozen base</source>
        <translation>Eingefrorene Basis</translation>
    </message>
    <message>
        <source>Frozen weights</source>
        <translation>Eingefrorene Gewichte</translation>
    </message>
    <message>
        <source>Frozen weights divided</source>
        <translation>Eingefrorene verteilt</translation>
    </message>
    <message>
        <source>Frozen weights keep the recipe&apos;s type.</source>
        <translation>Eingefrorene Gewichte behalten den Typ des Rezepts.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Full, each N-th layer</source>
        <translation>Voll, jede N-te Schicht</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>GPUs in the whole job.</source>
        <translation>GPUs im ganzen Auftrag.</translation>
    </message>
    <message>
        <source>GPUs that share each layer&apos;s matrices.</source>
        <translation>GPUs, die sich die Matrizen jeder Schicht teilen.</translation>
    </message>
    <message>
        <source>GPUs that share one expert&apos;s matrices, in the detailed estimator. Left empty: as TP.</source>
        <translation>GPUs, die sich die Matrizen eines Experten teilen, im detaillierten Schätzer. Leer: wie TP.</translation>
    </message>
    <message>
        <source>GPUs that share one sequence.</source>
        <translation>GPUs, die sich eine Sequenz teilen.</translation>
    </message>
    <message>
        <source>GPUs that share the experts of a layer.</source>
        <translation>GPUs, die sich die Experten einer Schicht teilen.</translation>
    </message>
    <message>
        <source>GPUs that the scale-up link connects.</source>
        <translation>GPUs, die die Verbindung im Knoten koppelt.</translation>
    </message>
    <message>
        <source>Gathered layers</source>
        <translation>Geholte Schichten</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Gradients of activations in the layer at hand, at the fullest instant.</source>
        <translation>Gradienten der Aktivierungen der arbeitenden Schicht, zum vollsten Zeitpunkt.</translation>
    </message>
    <message>
        <source>Gradients of whole weights between their birth and their reduction.</source>
        <translation>Gradienten ganzer Gewichte zwischen Entstehung und Reduktion.</translation>
    </message>
    <message>
        <source>Gradients that a fused loss makes ahead.</source>
        <translation>Gradienten, die ein fusionierter Verlust im Voraus bildet.</translation>
    </message>
    <message>
        <source>Half a byte, an 8-bit scale for each 64 weights, an fp32 one for each 256 scales.</source>
        <translation>Ein halbes Byte, eine 8-Bit-Skala je 64 Gewichte, eine fp32-Skala je 256 Skalen.</translation>
    </message>
    <message>
        <source>Half a byte, and an fp32 scale for each 64 weights.</source>
        <translation>Ein halbes Byte und eine fp32-Skala je 64 Gewichte.</translation>
    </message>
    <message>
        <source>Head input</source>
        <translation>Kopfeingabe</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Heads of keys and values. Left empty: as many as query heads.</source>
        <translation>Köpfe für Keys und Values. Leer: so viele wie Query-Köpfe.</translation>
    </message>
    <message>
        <source>Held by the allocator</source>
        <translation>Vom Allokator gehalten</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>How frozen weights are stored. Left empty: NF4 with quantised scales under QLoRA, else the recipe&apos;s type.</source>
        <translation>Wie eingefrorene Gewichte gespeichert sind. Leer: NF4 mit quantisierten Skalen bei QLoRA, sonst der Typ des Rezepts.</translation>
    </message>
    <message>
        <source>How the cross-entropy over the vocabulary is computed. Left empty: the framework&apos;s usual.</source>
        <translation>Wie die Kreuzentropie über das Vokabular berechnet wird. Leer: wie im Framework üblich.</translation>
    </message>
    <message>
        <source>Inner width of the feed-forward block. Left empty: 4h.</source>
        <translation>Innere Breite des Feed-Forward-Blocks. Leer: 4h.</translation>
    </message>
    <message>
        <source>Inputs of reduce-scatters, gradient buckets, activations on their way between stages, tokens on their way between experts.</source>
        <translation>Eingaben von Reduce-Scatters, Gradientenpuffer, Aktivierungen auf dem Weg zwischen Stufen, Tokens auf dem Weg zwischen Experten.</translation>
    </message>
    <message>
        <source>Kept free for the framework and fragmentation.</source>
        <translation>Frei gehalten für das Framework und Fragmentierung.</translation>
    </message>
    <message>
        <source>Key/value heads</source>
        <translation>Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>Last but one</source>
        <translation>Vorletzte</translation>
    </message>
    <message>
        <source>Last layer</source>
        <translation>Letzte Schicht</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers a stage</source>
        <translation>Schichten je Stufe</translation>
    </message>
    <message>
        <source>Layers of each pipeline stage, in the detailed estimator. Left empty: the framework&apos;s split.</source>
        <translation>Schichten jeder Pipeline-Stufe, im detaillierten Schätzer. Leer: wie das Framework teilt.</translation>
    </message>
    <message>
        <source>Link between nodes</source>
        <translation>Verbindung zwischen Knoten</translation>
    </message>
    <message>
        <source>Link in a node</source>
        <translation>Verbindung im Knoten</translation>
    </message>
    <message>
        <source>Link to host memory. Left empty: PCIe 5 x16.</source>
        <translation>Verbindung zum Host-Speicher. Leer: PCIe 5 x16.</translation>
    </message>
    <message>
        <source>Link to the host</source>
        <translation>Verbindung zum Host</translation>
    </message>
    <message>
        <source>Live layer</source>
        <translation>Lebende Schicht</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Logits and the copies that the loss makes of them.</source>
        <translation>Logits und die Kopien, die der Verlust davon macht.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Loss backward</source>
        <translation>Verlust rückwärts</translation>
    </message>
    <message>
        <source>Loss gradients</source>
        <translation>Verlustgradienten</translation>
    </message>
    <message>
        <source>Low-rank adapters beside frozen 4-bit weights.</source>
        <translation>Niedrigrang-Adapter neben eingefrorenen 4-Bit-Gewichten.</translation>
    </message>
    <message>
        <source>Low-rank adapters beside frozen weights.</source>
        <translation>Niedrigrang-Adapter neben eingefrorenen Gewichten.</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP-Breite</translation>
    </message>
    <message>
        <source>Master weights and the optimizer&apos;s moments.</source>
        <translation>Mastergewichte und die Momente des Optimierers.</translation>
    </message>
    <message>
        <source>Memory of one GPU. Left empty: the card&apos;s, or 80 GB.</source>
        <translation>Speicher einer GPU. Leer: der der Karte oder 80 GB.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>Micro-batches a step</source>
        <translation>Mikro-Batches je Schritt</translation>
    </message>
    <message>
        <source>Micro-batches that one pipeline works through in a step, instead of a global batch.</source>
        <translation>Mikro-Batches, die eine Pipeline in einem Schritt abarbeitet, statt eines globalen Batches.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Modellgröße</translation>
    </message>
    <message>
        <source>Month of the framework&apos;s code: what it keeps changed over the years. Left empty: early 2025.</source>
        <translation>Monat des Framework-Codes: Was es behält, änderte sich über die Jahre. Leer: Anfang 2025.</translation>
    </message>
    <message>
        <source>NF4</source>
        <translation>NF4</translation>
    </message>
    <message>
        <source>NF4, scales quantised</source>
        <translation>NF4, Skalen quantisiert</translation>
    </message>
    <message>
        <source>No second model.</source>
        <translation>Kein zweites Modell.</translation>
    </message>
    <message>
        <source>Node type</source>
        <translation>Knotentyp</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>Nenngröße</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Norms and dropouts are divided along the sequence.</source>
        <translation>Normen und Dropouts sind entlang der Sequenz verteilt.</translation>
    </message>
    <message>
        <source>Norms and dropouts are divided; linear inputs are gathered again.</source>
        <translation>Normen und Dropouts sind verteilt; lineare Eingaben werden wieder gesammelt.</translation>
    </message>
    <message>
        <source>Norms and dropouts are kept whole by every tensor-parallel rank.</source>
        <translation>Jeder tensorparallele Rang behält Normen und Dropouts ganz.</translation>
    </message>
    <message>
        <source>Norms and dropouts are whole on every rank.</source>
        <translation>Normen und Dropouts liegen ganz auf jedem Rang.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>On as soon as tensor parallelism is.</source>
        <translation>Ein, sobald Tensorparallelität es ist.</translation>
    </message>
    <message>
        <source>One byte, scales a row.</source>
        <translation>Ein Byte, Skalen je Zeile.</translation>
    </message>
    <message>
        <source>One gradient for each weight.</source>
        <translation>Ein Gradient je Gewicht.</translation>
    </message>
    <message>
        <source>One uninitialised tensor for each weight shape, handed to autograd beside a fused accumulation.</source>
        <translation>Ein uninitialisierter Tensor je Gewichtsform, den Autograd neben einer fusionierten Akkumulation erhält.</translation>
    </message>
    <message>
        <source>Only each layer&apos;s input is kept; every layer is computed again.</source>
        <translation>Nur die Eingabe jeder Schicht wird behalten; jede Schicht wird neu berechnet.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Optimizer and parameters</source>
        <translation>Optimierer und Parameter</translation>
    </message>
    <message>
        <source>Optimizer states and gradients are divided over the ranks.</source>
        <translation>Optimiererzustände und Gradienten sind über die Ränge verteilt.</translation>
    </message>
    <message>
        <source>Optimizer states are divided over the ranks.</source>
        <translation>Optimiererzustände sind über die Ränge verteilt.</translation>
    </message>
    <message>
        <source>Optimizer states live in host memory.</source>
        <translation>Optimiererzustände liegen im Host-Speicher.</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>Schritt des Optimierers</translation>
    </message>
    <message>
        <source>Optimizer temporaries</source>
        <translation>Optimierer, vorübergehend</translation>
    </message>
    <message>
        <source>Outside the allocator</source>
        <translation>Außerhalb des Allokators</translation>
    </message>
    <message>
        <source>Parameter shards live in host memory too; layers in use are gathered.</source>
        <translation>Auch Parameteranteile liegen im Host-Speicher; benutzte Schichten werden gesammelt.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipeline-parallel</translation>
    </message>
    <message>
        <source>Plain data parallelism: every rank holds all states.</source>
        <translation>Reine Datenparallelität: Jeder Rang hält alle Zustände.</translation>
    </message>
    <message>
        <source>Precision and optimizer</source>
        <translation>Präzision und Optimierer</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Query and value</source>
        <translation>Query und Value</translation>
    </message>
    <message>
        <source>Query and value projections.</source>
        <translation>Projektionen von Query und Value.</translation>
    </message>
    <message>
        <source>Query heads. Left empty: one for each layer that the size implies.</source>
        <translation>Query-Köpfe. Leer: einer je Schicht, die aus der Größe folgt.</translation>
    </message>
    <message>
        <source>Query, key and value</source>
        <translation>Query, Key und Value</translation>
    </message>
    <message>
        <source>Query, key and value projections.</source>
        <translation>Projektionen von Query, Key und Value.</translation>
    </message>
    <message>
        <source>Query, key, value and output projections.</source>
        <translation>Projektionen von Query, Key, Value und Ausgabe.</translation>
    </message>
    <message>
        <source>Rank of the adapters.</source>
        <translation>Rang der Adapter.</translation>
    </message>
    <message>
        <source>Ranks that ZeRO divides over (hybrid sharding). Left empty: all d·c of them.</source>
        <translation>Ränge, über die ZeRO verteilt (hybrides Sharding). Leer: alle d·c.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Reduced order</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Reference divided</source>
        <translation>Referenz verteilt</translation>
    </message>
    <message>
        <source>Reference model</source>
        <translation>Referenzmodell</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Reserved beyond what is allocated at the peak: pools of other streams, and blocks that do not fit.</source>
        <translation>Über das Belegte an der Spitze hinaus gehalten: Pools anderer Streams und Blöcke, die nicht passen.</translation>
    </message>
    <message>
        <source>Reversible</source>
        <translation>Reversibel</translation>
    </message>
    <message>
        <source>Rotary frequencies for every position.</source>
        <translation>Rotationsfrequenzen für jede Position.</translation>
    </message>
    <message>
        <source>Routed experts in each MoE layer. Left empty: a dense model.</source>
        <translation>Geroutete Experten je MoE-Schicht. Leer: ein dichtes Modell.</translation>
    </message>
    <message>
        <source>Routed experts that one token visits. Left empty: 1.</source>
        <translation>Geroutete Experten, die ein Token besucht. Leer: 1.</translation>
    </message>
    <message>
        <source>Scale the model</source>
        <translation>Modell skalieren</translation>
    </message>
    <message>
        <source>Scale-out link. Left empty: InfiniBand NDR.</source>
        <translation>Verbindung zwischen Knoten. Leer: InfiniBand NDR.</translation>
    </message>
    <message>
        <source>Scale-up link. Left empty: the card&apos;s; NVLink 4 without a card.</source>
        <translation>Verbindung im Knoten. Leer: die der Karte; ohne Karte NVLink 4.</translation>
    </message>
    <message>
        <source>Scratch memory of cuBLAS and attention kernels, and of the experts&apos; grouped products.</source>
        <translation>Zwischenspeicher von cuBLAS und Attention-Kerneln sowie der gruppierten Produkte der Experten.</translation>
    </message>
    <message>
        <source>Second layer</source>
        <translation>Zweite Schicht</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Selektiv</translation>
    </message>
    <message>
        <source>Selective, by operation</source>
        <translation>Selektiv, je Operation</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Sequenzparallel</translation>
    </message>
    <message>
        <source>Sequence parallel, gathered inputs kept</source>
        <translation>Sequenzparallel, gesammelte Eingaben behalten</translation>
    </message>
    <message>
        <source>Sequences a step over all GPUs. Left empty: 4 Mi tokens a step for cost, m = p in flight.</source>
        <translation>Sequenzen je Schritt über alle GPUs. Leer: 4 Mi Token je Schritt für die Kosten, m = p unterwegs.</translation>
    </message>
    <message>
        <source>Sequences that one GPU works on at once.</source>
        <translation>Sequenzen, an denen eine GPU gleichzeitig arbeitet.</translation>
    </message>
    <message>
        <source>Shard group</source>
        <translation>Sharding-Gruppe</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Sharding</translation>
    </message>
    <message>
        <source>Stages that the layers are cut into.</source>
        <translation>Stufen, in die die Schichten geteilt sind.</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>States over all GPUs and one line for activations, in decimal GB. Knows sharding and full recompute, no other axis.</source>
        <translation>Zustände über alle GPUs und eine Zeile für Aktivierungen, in dezimalen GB. Kennt Sharding und volle Neuberechnung, keine andere Achse.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>Tensor parallel in experts</source>
        <translation>Tensorparallel in Experten</translation>
    </message>
    <message>
        <source>Tensor parallel mode</source>
        <translation>Art der Tensorparallelität</translation>
    </message>
    <message>
        <source>Tensors that live in the optimizer&apos;s step alone.</source>
        <translation>Tensoren, die nur im Optimiererschritt leben.</translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation>Lehrbuch</translation>
    </message>
    <message>
        <source>The activations of the one layer that is computed again.</source>
        <translation>Die Aktivierungen der einen Schicht, die neu berechnet wird.</translation>
    </message>
    <message>
        <source>The bound is void with offload: states can leave the GPU altogether</source>
        <translation>Mit Auslagerung gilt die Schranke nicht: Zustände können die GPU ganz verlassen</translation>
    </message>
    <message>
        <source>The card that is planned for. Left empty: the capacity alone.</source>
        <translation>Die Karte, für die geplant wird. Leer: nur die Kapazität.</translation>
    </message>
    <message>
        <source>The feed-forward projections.</source>
        <translation>Die Projektionen des Feed-Forward-Blocks.</translation>
    </message>
    <message>
        <source>The final norm, the hidden states that the head reads, and their gradient.</source>
        <translation>Die letzte Norm, die Zustände, die der Kopf liest, und ihr Gradient.</translation>
    </message>
    <message>
        <source>The gathered inputs of linear layers are kept for the backward pass.</source>
        <translation>Die gesammelten Eingaben linearer Schichten werden für den Rückwärtslauf behalten.</translation>
    </message>
    <message>
        <source>The most bytes in live tensors: torch.cuda.max_memory_allocated.</source>
        <translation>Die meisten Byte in lebenden Tensoren: torch.cuda.max_memory_allocated.</translation>
    </message>
    <message>
        <source>The most bytes of the card in use, context and communicators included: nvidia-smi.</source>
        <translation>Die meisten benutzten Byte der Karte, mit Kontext und Kommunikatoren: nvidia-smi.</translation>
    </message>
    <message>
        <source>The most bytes that the allocator held: torch.cuda.max_memory_reserved.</source>
        <translation>Die meisten Byte, die der Allokator hielt: torch.cuda.max_memory_reserved.</translation>
    </message>
    <message>
        <source>The score matrix and what hangs on it are computed again.</source>
        <translation>Die Score-Matrix und was daran hängt werden neu berechnet.</translation>
    </message>
    <message>
        <source>The score matrix is written to memory.</source>
        <translation>Die Score-Matrix wird in den Speicher geschrieben.</translation>
    </message>
    <message>
        <source>The score matrix never exists as a whole.</source>
        <translation>Die Score-Matrix besteht nie als Ganzes.</translation>
    </message>
    <message>
        <source>The size on the data sheet.</source>
        <translation>Die Größe im Datenblatt.</translation>
    </message>
    <message>
        <source>The size that the driver&apos;s tool prints.</source>
        <translation>Die Größe, die das Werkzeug des Treibers ausgibt.</translation>
    </message>
    <message>
        <source>The weights that the forward pass reads.</source>
        <translation>Die Gewichte, die der Vorwärtslauf liest.</translation>
    </message>
    <message>
        <source>Tokens in one sequence.</source>
        <translation>Token in einer Sequenz.</translation>
    </message>
    <message>
        <source>Tokens of the fullest rank over the mean. Left empty: 1.</source>
        <translation>Token des vollsten Rangs über dem Durchschnitt. Leer: 1.</translation>
    </message>
    <message>
        <source>Trainable parameters of the whole model.</source>
        <translation>Trainierbare Parameter des ganzen Modells.</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Trainiert</translation>
    </message>
    <message>
        <source>Transformer layers. Left empty: the cube root of Ψ/196,608, rounded.</source>
        <translation>Transformer-Schichten. Leer: die Kubikwurzel aus Ψ/196.608, gerundet.</translation>
    </message>
    <message>
        <source>Transient</source>
        <translation>Vorübergehend</translation>
    </message>
    <message>
        <source>Two layers&apos; whole parameters: the one at work and the one fetched ahead.</source>
        <translation>Ganze Parameter zweier Schichten: der arbeitenden und der vorausgeholten.</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>Unfusioniert</translation>
    </message>
    <message>
        <source>Unfused in the textbook, whose formulas count the score matrix.</source>
        <translation>Unfusioniert im Lehrbuch, dessen Formeln die Score-Matrix zählen.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>Virtuelle Stufen</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Weight-gradient cache</source>
        <translation>Gewichtsgradienten-Cache</translation>
    </message>
    <message>
        <source>Weights that adapters leave as they are.</source>
        <translation>Gewichte, die Adapter lassen, wie sie sind.</translation>
    </message>
    <message>
        <source>What is kept of the forward pass lives in host memory; the layer at work stays.</source>
        <translation>Was vom Vorwärtslauf behalten wird, liegt im Host-Speicher; die arbeitende Schicht bleibt.</translation>
    </message>
    <message>
        <source>What is trained: everything, or adapters.</source>
        <translation>Was trainiert wird: alles oder Adapter.</translation>
    </message>
    <message>
        <source>What lives in host memory instead of on the GPU.</source>
        <translation>Was im Host-Speicher statt auf der GPU liegt.</translation>
    </message>
    <message>
        <source>What of the forward pass is computed again instead of kept.</source>
        <translation>Was vom Vorwärtslauf neu berechnet statt behalten wird.</translation>
    </message>
    <message>
        <source>What one measured peak showed to be missing of the account; negative where it counts too much.</source>
        <translation>Was eine gemessene Spitze als fehlend zeigte; negativ, wo zu viel gezählt ist.</translation>
    </message>
    <message>
        <source>What one measured peak showed to be missing of the detailed answer, and of which figure. Left empty: nothing was measured.</source>
        <translation>Was eine gemessene Spitze an der detaillierten Antwort als fehlend zeigte, und bei welcher Größe. Leer: nichts gemessen.</translation>
    </message>
    <message>
        <source>What sizes are printed in.</source>
        <translation>Worin Größen angegeben werden.</translation>
    </message>
    <message>
        <source>What tensor parallelism keeps whole. Left empty: by sequence parallel, and the framework&apos;s usual.</source>
        <translation>Was Tensorparallelität ganz behält. Leer: nach Sequenzparallelität und wie im Framework üblich.</translation>
    </message>
    <message>
        <source>What the forward pass keeps for the backward pass.</source>
        <translation>Was der Vorwärtslauf für den Rückwärtslauf behält.</translation>
    </message>
    <message>
        <source>When TP &gt; 1</source>
        <translation>Wenn TP &gt; 1</translation>
    </message>
    <message>
        <source>Whether a frozen base is divided over the sharding group. Auto: as trained weights are, but a quantised base stays whole.</source>
        <translation>Ob eine eingefrorene Basis über die Sharding-Gruppe verteilt ist. Auto: wie trainierte Gewichte, eine quantisierte Basis bleibt aber ganz.</translation>
    </message>
    <message>
        <source>Whether layers run through torch.compile. Left empty: not.</source>
        <translation>Ob Schichten durch torch.compile laufen. Leer: nein.</translation>
    </message>
    <message>
        <source>Whether tensor-parallel ranks also divide norms and dropouts along the sequence.</source>
        <translation>Ob tensorparallele Ränge auch Normen und Dropouts entlang der Sequenz teilen.</translation>
    </message>
    <message>
        <source>Whether the reference model is divided over the sharding group. Auto: as trained weights are, but a quantised one stays whole.</source>
        <translation>Ob das Referenzmodell über die Sharding-Gruppe verteilt ist. Auto: wie trainierte Gewichte, ein quantisiertes bleibt aber ganz.</translation>
    </message>
    <message>
        <source>Whether the score matrix is written to memory.</source>
        <translation>Ob die Score-Matrix in den Speicher geschrieben wird.</translation>
    </message>
    <message>
        <source>Which figure of the card counts as its capacity. Left empty: the nominal one, in the detailed estimator the driver&apos;s.</source>
        <translation>Welche Angabe der Karte als Kapazität zählt. Leer: die Nenngröße, im detaillierten Schätzer die des Treibers.</translation>
    </message>
    <message>
        <source>Which linear layers carry adapters.</source>
        <translation>Welche linearen Schichten Adapter tragen.</translation>
    </message>
    <message>
        <source>Which model of memory answers.</source>
        <translation>Welches Speichermodell antwortet.</translation>
    </message>
    <message>
        <source>Which states are divided over the data-parallel ranks.</source>
        <translation>Welche Zustände über die datenparallelen Ränge verteilt sind.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Whole gradients</source>
        <translation>Ganze Gradienten</translation>
    </message>
    <message>
        <source>Whole on every rank.</source>
        <translation>Ganz auf jedem Rang.</translation>
    </message>
    <message>
        <source>Whose kernels and state handling the detailed estimator follows.</source>
        <translation>Wessen Kerneln und Zustandsführung der detaillierte Schätzer folgt.</translation>
    </message>
    <message>
        <source>Width of one head. Left empty: h/a.</source>
        <translation>Breite eines Kopfes. Leer: h/a.</translation>
    </message>
    <message>
        <source>Width of the residual stream. Left empty: 128 for each layer that the size implies.</source>
        <translation>Breite des Residualstroms. Leer: 128 je Schicht, die aus der Größe folgt.</translation>
    </message>
    <message>
        <source>With a model: whether another size scales its layers and widths along its own ratios. Off: the size alone is replaced.</source>
        <translation>Mit Modell: ob eine andere Größe Schichten und Breiten in dessen Verhältnissen skaliert. Aus: Nur die Größe wird ersetzt.</translation>
    </message>
    <message>
        <source>Without sequence parallel</source>
        <translation>Ohne Sequenzparallelität</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Arbeitspuffer</translation>
    </message>
    <message>
        <source>ZeRO-1</source>
        <translation>ZeRO-1</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-3</source>
        <translation>ZeRO-3</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>backward pass of the first layer</source>
        <translation>Rückwärtslauf der ersten Schicht</translation>
    </message>
    <message>
        <source>backward pass of the last layer</source>
        <translation>Rückwärtslauf der letzten Schicht</translation>
    </message>
    <message>
        <source>backward pass of the last layer but one</source>
        <translation>Rückwärtslauf der vorletzten Schicht</translation>
    </message>
    <message>
        <source>backward pass of the loss</source>
        <translation>Rückwärtslauf des Verlusts</translation>
    </message>
    <message>
        <source>backward pass of the second layer</source>
        <translation>Rückwärtslauf der zweiten Schicht</translation>
    </message>
    <message>
        <source>start of the backward pass</source>
        <translation>Beginn des Rückwärtslaufs</translation>
    </message>
    <message>
        <source>start of the forward pass</source>
        <translation>Beginn des Vorwärtslaufs</translation>
    </message>
    <message>
        <source>end of the backward pass</source>
        <translation>Ende des Rückwärtslaufs</translation>
    </message>
    <message>
        <source>end of the forward pass</source>
        <translation>Ende des Vorwärtslaufs</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>fp8</source>
        <translation>fp8</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>nanotron ALL_REDUCE</source>
        <translation>nanotron ALL_REDUCE</translation>
    </message>
    <message>
        <source>nanotron REDUCE_SCATTER</source>
        <translation>nanotron REDUCE_SCATTER</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>Optimiererschritt</translation>
    </message>
    <message>
        <source>reversible</source>
        <translation>reversibel</translation>
    </message>
    <message>
        <source>selective</source>
        <translation>selektiv</translation>
    </message>
    <message>
        <source>selective-op</source>
        <translation>selektiv je Operation</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 in %2 is its %3</source>
        <translation>%1 ist in %2 dessen %3</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 hat kein %2</translation>
    </message>
    <message>
        <source>%1 runs %2 with ZeRO up to %3</source>
        <translation>%1 führt %2 mit ZeRO bis %3 aus</translation>
    </message>
    <message>
        <source>%1; moved by what one measured peak showed to be missing</source>
        <translation>%1; verschoben um das, was eine gemessene Spitze als fehlend zeigte</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>frozen base</source>
        <translation>eingefrorene Basis</translation>
    </message>
    <message>
        <source>reference model</source>
        <translation>Referenzmodell</translation>
    </message>
    <message>
        <source>%1 byte</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, um %2</translation>
    </message>
    <message>
        <source>%1 usable</source>
        <translation>%1 nutzbar</translation>
    </message>
    <message>
        <source>0 usable (%1 less %2 reserve)</source>
        <translation>0 nutzbar (%1 abzüglich %2 Reserve)</translation>
    </message>
    <message>
        <source>states %1 &gt; %2</source>
        <translation>Zustände %1 &gt; %2</translation>
    </message>
    <message>
        <source>%1, even divided by all %2 GPUs</source>
        <translation>%1, selbst auf alle %2 GPUs verteilt</translation>
    </message>
    <message>
        <source>%1 of %2, %3 left</source>
        <translation>%1 von %2, %3 übrig</translation>
    </message>
    <message>
        <source>replicated %1 %2 alone exceed %3</source>
        <translation>schon repliziert: %1 mit %2 &gt; %3</translation>
    </message>
    <message>
        <source>%1 exceed %2 by %3; %4 %5 weigh most</source>
        <translation>%1 übersteigen %2 um %3; am schwersten wiegen %4 mit %5</translation>
    </message>
    <message>
        <source>%1; %2 scaled to %3</source>
        <translation>%1; %2 skaliert auf %3</translation>
    </message>
    <message>
        <source>states %1 outweigh activations %2 by %3</source>
        <translation>Zustände (%1) überwiegen Aktivierungen (%2) um %3</translation>
    </message>
    <message>
        <source>activations %1 outweigh states %2 by %3</source>
        <translation>Aktivierungen (%1) überwiegen Zustände (%2) um %3</translation>
    </message>
    <message>
        <source>the same allowance in both</source>
        <translation>derselbe Betrag in beiden</translation>
    </message>
    <message>
        <source>%1&apos;s own types, on the fullest stage</source>
        <translation>Typen, wie %1 sie hält, auf der vollsten Stufe</translation>
    </message>
    <message>
        <source>tensor by tensor as the framework&apos;s kernels keep them, on the fullest stage at its peak</source>
        <translation>Tensor für Tensor, wie die Kernel des Frameworks sie behalten, auf der vollsten Stufe an ihrer Spitze</translation>
    </message>
    <message>
        <source>not in the textbook: %1</source>
        <translation>nicht im Lehrbuch: %1</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Anzahl</translation>
    </message>
    <message>
        <source>no</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 bytes = %2</source>
        <translation>%1 Byte = %2</translation>
    </message>
    <message>
        <source>GPUs of pure state</source>
        <translation>GPUs an reinem Zustand</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Bytes a parameter</source>
        <translation>Byte je Parameter</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>master weight</source>
        <translation>Mastergewicht</translation>
    </message>
    <message>
        <source>first moment</source>
        <translation>erstes Moment</translation>
    </message>
    <message>
        <source>second moment</source>
        <translation>zweites Moment</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>in the layers&apos; matrices</source>
        <translation>in den Matrizen der Schichten</translation>
    </message>
    <message>
        <source>frozen weight</source>
        <translation>eingefrorenes Gewicht</translation>
    </message>
    <message>
        <source>reference weight</source>
        <translation>Referenzgewicht</translation>
    </message>
    <message>
        <source>Activations, no recompute</source>
        <translation>Aktivierungen, ohne Neuberechnung</translation>
    </message>
    <message>
        <source>the score matrix against the rest</source>
        <translation>die Score-Matrix gegen den Rest</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>eine Schicht</translation>
    </message>
    <message>
        <source>one layer; flash attention keeps no score matrix</source>
        <translation>eine Schicht; Flash-Attention behält keine Score-Matrix</translation>
    </message>
    <message>
        <source>all %1 layers, arXiv:2205.05198 §4</source>
        <translation>alle %1 Schichten, arXiv:2205.05198 §4</translation>
    </message>
    <message>
        <source>with %1 recompute</source>
        <translation>mit Neuberechnung: %1</translation>
    </message>
    <message>
        <source>States (%1) are %2× the activations (%3): the axes that shard states (ZeRO, TP, PP) move the needle, and recompute alone does not.</source>
        <translation>Zustände (%1) sind %2× die Aktivierungen (%3): Die Achsen, die Zustände verteilen (ZeRO, TP, PP), bewegen etwas, Neuberechnung allein nicht.</translation>
    </message>
    <message>
        <source>Activations (%1) are %2× the states (%3): recompute, TP with sequence parallel and CP move the needle, and sharding states alone does not.</source>
        <translation>Aktivierungen (%1) sind %2× die Zustände (%3): Neuberechnung, TP mit Sequenzparallelität und CP bewegen etwas, das Verteilen der Zustände allein nicht.</translation>
    </message>
    <message>
        <source>fits, %1 free</source>
        <translation>passt, %1 frei</translation>
    </message>
    <message>
        <source>nothing is sharded: states %1 &gt; %2 usable</source>
        <translation>nichts ist verteilt: Zustände %1 &gt; %2 nutzbar</translation>
    </message>
    <message>
        <source>replicated parameters alone: %1 &gt; %2 usable</source>
        <translation>schon die replizierten Parameter: %1 &gt; %2 nutzbar</translation>
    </message>
    <message>
        <source>replicated parameters and gradients alone: %1 &gt; %2 usable</source>
        <translation>schon replizierte Parameter und Gradienten: %1 &gt; %2 nutzbar</translation>
    </message>
    <message>
        <source>even perfectly sharded states: %1 &gt; %2 usable</source>
        <translation>selbst perfekt verteilte Zustände: %1 &gt; %2 nutzbar</translation>
    </message>
    <message>
        <source>states: %1 &gt; %2 usable</source>
        <translation>Zustände: %1 &gt; %2 nutzbar</translation>
    </message>
    <message>
        <source>activations %1 &gt; %2 left by the states</source>
        <translation>Aktivierungen %1 &gt; %2, die die Zustände übrig lassen</translation>
    </message>
    <message>
        <source>Each sharding scheme on %1, and the term that kills it</source>
        <translation>Jedes Sharding-Verfahren auf %1 und der Posten, an dem es scheitert</translation>
    </message>
    <message>
        <source>%1; U in the embedding, the head and the norms</source>
        <translation>%1; U in Einbettung, Kopf und Normen</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>none fits</source>
        <translation>keines passt</translation>
    </message>
    <message>
        <source>%1 of %2 fit</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>Does anything fit on %1?</source>
        <translation>Passt etwas auf %1?</translation>
    </message>
    <message>
        <source>the least states of a GPU, since t·p·z ≤ N</source>
        <translation>die wenigsten Zustände einer GPU, da t·p·z ≤ N</translation>
    </message>
    <message>
        <source>usable: the card&apos;s driver-visible size less reserve</source>
        <translation>nutzbar: vom Treiber gezeigte Größe der Karte abzüglich Reserve</translation>
    </message>
    <message>
        <source>usable: the card&apos;s nominal size less reserve</source>
        <translation>nutzbar: Nenngröße der Karte abzüglich Reserve</translation>
    </message>
    <message>
        <source>yes, %1 of %2 layouts</source>
        <translation>ja, %1 von %2 Aufteilungen</translation>
    </message>
    <message>
        <source>Least disturbing: %1, %2.</source>
        <translation>Am wenigsten stört: %1, %2.</translation>
    </message>
    <message>
        <source>no, and this is the proof</source>
        <translation>nein, und dies ist der Beweis</translation>
    </message>
    <message>
        <source>Proof: %1.</source>
        <translation>Beweis: %1.</translation>
    </message>
    <message>
        <source>Recompute does not touch states, so this closes the question for every ZeRO stage, TP, PP, CP and recompute mode.</source>
        <translation>Neuberechnung berührt die Zustände nicht; damit ist die Frage für jede ZeRO-Stufe, TP, PP, CP und jede Neuberechnung entschieden.</translation>
    </message>
    <message>
        <source>no layout of %1 does</source>
        <translation>keine von %1 Aufteilungen</translation>
    </message>
    <message>
        <source>Closest: %1 needs %2 of %3.</source>
        <translation>Am nächsten: %1 braucht %2 von %3.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Free %</source>
        <translation>Frei %</translation>
    </message>
    <message>
        <source>Cost %</source>
        <translation>Kosten %</translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation>Gegen die erste</translation>
    </message>
    <message>
        <source>least disturbing</source>
        <translation>geringste Störung</translation>
    </message>
    <message>
        <source>%1 more, costs %2 % of the compute time less</source>
        <translation>%1 mehr, kostet %2 % der Rechenzeit weniger</translation>
    </message>
    <message>
        <source>%1 more, costs %2 % of the compute time more</source>
        <translation>%1 mehr, kostet %2 % der Rechenzeit mehr</translation>
    </message>
    <message>
        <source>%1 less, costs %2 % of the compute time less</source>
        <translation>%1 weniger, kostet %2 % der Rechenzeit weniger</translation>
    </message>
    <message>
        <source>%1 less, costs %2 % of the compute time more</source>
        <translation>%1 weniger, kostet %2 % der Rechenzeit mehr</translation>
    </message>
    <message>
        <source>%1; tight</source>
        <translation>%1; knapp</translation>
    </message>
    <message>
        <source>The smallest number of GPUs</source>
        <translation>Die kleinste Anzahl GPUs</translation>
    </message>
    <message>
        <source>the least that is kept: %1 recompute at t = c = 1</source>
        <translation>das Wenigste, was bleibt: Neuberechnung %1 bei t = c = 1</translation>
    </message>
    <message>
        <source>so %1 at least</source>
        <translation>also mindestens %1</translation>
    </message>
    <message>
        <source>where every GPU keeps all of A</source>
        <translation>wenn jede GPU ganz A behält</translation>
    </message>
    <message>
        <source>Blocked: %1.</source>
        <translation>Blockiert: %1.</translation>
    </message>
    <message>
        <source>%1 as a power of two</source>
        <translation>%1 als Zweierpotenz</translation>
    </message>
    <message>
        <source>%1, %2 exactly</source>
        <translation>%1, genau %2</translation>
    </message>
    <message>
        <source>Layout on %1</source>
        <translation>Aufteilung auf %1</translation>
    </message>
    <message>
        <source>%1 %2 = %3 (fits, %4 or %5 free)</source>
        <translation>%1 %2 = %3 (passt, %4 oder %5 frei)</translation>
    </message>
    <message>
        <source>%1 %2 = %3 (does not fit)</source>
        <translation>%1 %2 = %3 (passt nicht)</translation>
    </message>
    <message>
        <source>%1 without TP, PP or CP, by recompute mode: %2.</source>
        <translation>%1 ohne TP, PP oder CP, nach Neuberechnung: %2.</translation>
    </message>
    <message>
        <source>more FLOPs, as published in arXiv:2205.05198</source>
        <translation>mehr FLOPs, wie in arXiv:2205.05198 veröffentlicht</translation>
    </message>
    <message>
        <source>more FLOPs, counted: ranks the layouts</source>
        <translation>mehr FLOPs, gezählt: ordnet die Aufteilungen</translation>
    </message>
    <message>
        <source>The two differ because the published form adds the whole attention term s/(6h) again, forward and backward; one more forward pass of the attention core is a third of it.</source>
        <translation>Beide unterscheiden sich, weil die veröffentlichte Form den ganzen Attention-Term s/(6h) noch einmal zählt, vorwärts und rückwärts; ein weiterer Vorwärtslauf des Attention-Kerns ist ein Drittel davon.</translation>
    </message>
    <message>
        <source>moved by data parallelism in a step, %1 parameter sizes: %2 s at the slowest link, beside %3 s of computing</source>
        <translation>bewegt die Datenparallelität in einem Schritt, %1 Parametergrößen: %2 s über die langsamste Verbindung, neben %3 s Rechnen</translation>
    </message>
    <message>
        <source>pipeline bubble; 90 % busy needs %1 micro-batches</source>
        <translation>Pipeline-Blase; 90 % Auslastung braucht %1 Mikro-Batches</translation>
    </message>
    <message>
        <source>tokens in one micro-batch over all ranks</source>
        <translation>Token in einem Mikro-Batch über alle Ränge</translation>
    </message>
    <message>
        <source>tokens a step, in %1 steps of accumulation; no batch was given, so 4 Mi are wanted</source>
        <translation>Token je Schritt, in %1 Akkumulationsschritten; ohne Vorgabe sind 4 Mi gewünscht</translation>
    </message>
    <message>
        <source>tokens a step, in %1 steps of accumulation</source>
        <translation>Token je Schritt, in %1 Akkumulationsschritten</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Was laufen soll</translation>
    </message>
    <message>
        <source>no number of GPUs leaves room</source>
        <translation>keine Anzahl GPUs lässt Platz</translation>
    </message>
    <message>
        <source>What to run on %1</source>
        <translation>Was auf %1 laufen soll</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>states, transient, activations, reserve; %1 or %2 free</source>
        <translation>Zustände, Vorübergehendes, Aktivierungen, Reserve; %1 oder %2 frei</translation>
    </message>
    <message>
        <source>Alternative</source>
        <translation>Alternative</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>What this leaves out</source>
        <translation>Was hier fehlt</translation>
    </message>
    <message>
        <source>one fp32 copy of the logits; the softmax needs more than one</source>
        <translation>eine fp32-Kopie der Logits; der Softmax braucht mehr als eine</translation>
    </message>
    <message>
        <source>the live layer, where a layer is computed again</source>
        <translation>die lebende Schicht, wo eine Schicht neu berechnet wird</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>layers a stage; the embedding makes the first stage heavier, the logits the last</source>
        <translation>Schichten je Stufe; die Einbettung macht die erste schwerer, die Logits die letzte</translation>
    </message>
    <message>
        <source>A stage&apos;s layer is not smaller for having stages: the gathered layers are really %1, not %2.</source>
        <translation>Eine Schicht wird durch Stufen nicht kleiner: Die gesammelten Schichten sind wirklich %1, nicht %2.</translation>
    </message>
    <message>
        <source>more in a framework that keeps fp32 gradients (2 bytes a parameter)</source>
        <translation>mehr in einem Framework mit fp32-Gradienten (2 Byte je Parameter)</translation>
    </message>
    <message>
        <source>Fragmentation and the allocator: the reserve of %1 stands for them; calibrate it against one real run.</source>
        <translation>Fragmentierung und Allokator: Dafür steht die Reserve von %1; sie ist an einem echten Lauf zu kalibrieren.</translation>
    </message>
    <message>
        <source>Nothing here is a throughput prediction: fitting is necessary, not sufficient.</source>
        <translation>Nichts hier sagt den Durchsatz voraus: Passen ist notwendig, nicht hinreichend.</translation>
    </message>
    <message>
        <source>%1 sizes that are not counted</source>
        <translation>%1 Größen, die nicht gezählt sind</translation>
    </message>
    <message>
        <source>All of this sheet is by the textbook estimator; the scenario asks for %1, whose terms are derived one by one.</source>
        <translation>Dieser Rechenweg folgt ganz dem Lehrbuch; das Szenario verlangt %1, dessen Posten einzeln hergeleitet werden.</translation>
    </message>
    <message>
        <source>%1 GPU</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>%1 layer</source>
        <translation>%1 Schicht</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 Schichten</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>size with unit GB or GiB, such as %1 or %2, or 0</source>
        <translation>Größe mit Einheit GB oder GiB, etwa %1 oder %2, oder 0</translation>
    </message>
    <message>
        <source>whole number %1 to %2 (k = 1024, M = 1024²)</source>
        <translation>ganze Zahl %1 bis %2 (k = 1024, M = 1024²)</translation>
    </message>
    <message>
        <source>whole number %1 to %2 (K, M, B, T and exponents taken: 7B, 70e9)</source>
        <translation>ganze Zahl %1 bis %2 (auch K, M, B, T und Exponenten: 7B, 70e9)</translation>
    </message>
    <message>
        <source>whole number %1 to %2</source>
        <translation>ganze Zahl %1 bis %2</translation>
    </message>
    <message>
        <source>decimal number such as %1, with at most three places</source>
        <translation>Dezimalzahl wie %1, höchstens drei Stellen</translation>
    </message>
    <message>
        <source>bytes a parameter from 0 to 64 in steps of 1/4096, such as 2, %1 or %2</source>
        <translation>Byte je Parameter von 0 bis 64 in Schritten von 1/4096, etwa 2, %1 oder %2</translation>
    </message>
    <message>
        <source>month YYYY-MM, such as 2025-03</source>
        <translation>Monat JJJJ-MM, etwa 2025-03</translation>
    </message>
    <message>
        <source>whole numbers with commas between, such as 20,20,20,20; one a stage</source>
        <translation>ganze Zahlen mit Kommas dazwischen, etwa 20,20,20,20; eine je Stufe</translation>
    </message>
    <message>
        <source>%1 data- and context-parallel rank</source>
        <translation>%1 daten- und kontextparalleler Rang</translation>
    </message>
    <message>
        <source>%1 data- and context-parallel ranks</source>
        <translation>%1 daten- und kontextparallele Ränge</translation>
    </message>
    <message>
        <source>%1 expert</source>
        <translation>%1 Experte</translation>
    </message>
    <message>
        <source>%1 experts</source>
        <translation>%1 Experten</translation>
    </message>
    <message>
        <source>%1 key/value head</source>
        <translation>%1 Key/Value-Kopf</translation>
    </message>
    <message>
        <source>%1 key/value heads</source>
        <translation>%1 Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>%1 head is not divisible by %2</source>
        <translation>%1 Kopf ist nicht teilbar durch %2</translation>
    </message>
    <message>
        <source>%1 heads are not divisible by %2</source>
        <translation>%1 Köpfe sind nicht teilbar durch %2</translation>
    </message>
    <message>
        <source>TP %1 × PP %2 × CP %3 does not divide %4</source>
        <translation>TP %1 × PP %2 × CP %3 teilt %4 nicht</translation>
    </message>
    <message>
        <source>%1 head is not divisible by TP %2</source>
        <translation>%1 Kopf ist nicht teilbar durch TP %2</translation>
    </message>
    <message>
        <source>%1 heads are not divisible by TP %2</source>
        <translation>%1 Köpfe sind nicht teilbar durch TP %2</translation>
    </message>
    <message>
        <source>PP %1 exceeds the %2</source>
        <translation>PP %1 übersteigt %2</translation>
    </message>
    <message>
        <source>PP %1 × VPP %2 exceeds the %3</source>
        <translation>PP %1 × VPP %2 übersteigt %3</translation>
    </message>
    <message>
        <source>EP %1 needs a model with experts</source>
        <translation>EP %1 braucht ein Modell mit Experten</translation>
    </message>
    <message>
        <source>%1 expert is not divisible by EP %2</source>
        <translation>%1 Experte ist nicht teilbar durch EP %2</translation>
    </message>
    <message>
        <source>%1 experts are not divisible by EP %2</source>
        <translation>%1 Experten sind nicht teilbar durch EP %2</translation>
    </message>
    <message>
        <source>EP %1 does not divide the %2</source>
        <translation>EP %1 teilt nicht: %2</translation>
    </message>
    <message>
        <source>CP %1 exceeds the %2 token of a sequence</source>
        <translation>CP %1 übersteigt das %2 Token einer Sequenz</translation>
    </message>
    <message>
        <source>CP %1 exceeds the %2 tokens of a sequence</source>
        <translation>CP %1 übersteigt die %2 Token einer Sequenz</translation>
    </message>
    <message>
        <source>a shard group of %1 does not divide the %2</source>
        <translation>eine Sharding-Gruppe von %1 teilt nicht: %2</translation>
    </message>
    <message>
        <source>give the global batch or the micro-batches a step, not both</source>
        <translation>entweder globaler Batch oder Mikro-Batches je Schritt, nicht beides</translation>
    </message>
    <message>
        <source>a global batch of %1 is no multiple of micro-batch %2 × %3 data-parallel ranks: %4 micro-batches, the last not full</source>
        <translation>ein globaler Batch von %1 ist kein Vielfaches von Mikro-Batch %2 × %3 datenparallelen Rängen: %4 Mikro-Batches, der letzte nicht voll</translation>
    </message>
    <message>
        <source>selective-op and every:N are accepted by the detailed estimator alone</source>
        <translation>selective-op und every:N nimmt nur der detaillierte Schätzer an</translation>
    </message>
    <message>
        <source>the fullest rank has no fewer tokens than the mean</source>
        <translation>der vollste Rang hat nicht weniger Token als der Durchschnitt</translation>
    </message>
    <message>
        <source>a token cannot visit %1 of %2</source>
        <translation>ein Token kann nicht %1 von %2 besuchen</translation>
    </message>
    <message>
        <source>the reduced-order estimator knows no recompute but none and full</source>
        <translation>der reduzierte Schätzer kennt nur „keine“ und „volle“ Neuberechnung</translation>
    </message>
    <message>
        <source>the reduced-order estimator knows no axis but sharding</source>
        <translation>der reduzierte Schätzer kennt keine Achse außer Sharding</translation>
    </message>
    <message>
        <source>the reduced-order estimator knows sharding over all GPUs only</source>
        <translation>der reduzierte Schätzer kennt Sharding nur über alle GPUs</translation>
    </message>
    <message>
        <source>the reduced-order estimator knows no offload</source>
        <translation>der reduzierte Schätzer kennt keine Auslagerung</translation>
    </message>
    <message>
        <source>the reduced-order estimator knows training of everything only</source>
        <translation>der reduzierte Schätzer kennt nur das Training von allem</translation>
    </message>
    <message>
        <source>the reduced-order estimator knows no reference model</source>
        <translation>der reduzierte Schätzer kennt kein Referenzmodell</translation>
    </message>
    <message>
        <source>the reduced-order estimator knows gradients as wide as parameters beside 12 bytes of optimizer state only</source>
        <translation>der reduzierte Schätzer kennt nur Gradienten so breit wie Parameter neben 12 Byte Optimiererzustand</translation>
    </message>
    <message>
        <source>%1 in %2 is its %3, which is counted</source>
        <translation>%1 ist in %2 dessen %3, das gezählt wird</translation>
    </message>
    <message>
        <source>%1 has no tensor parallelism: the account is what its kernels would hold</source>
        <translation>%1 hat keine Tensorparallelität: Gezählt ist, was seine Kernel hielten</translation>
    </message>
    <message>
        <source>%1 has no pipeline parallelism: the account is what its kernels would hold</source>
        <translation>%1 hat keine Pipeline-Parallelität: Gezählt ist, was seine Kernel hielten</translation>
    </message>
    <message>
        <source>%1 has no interleaved pipeline parallelism: the account is what its kernels would hold</source>
        <translation>%1 hat keine verschränkte Pipeline: Gezählt ist, was seine Kernel hielten</translation>
    </message>
    <message>
        <source>%1 has no context parallelism: the account is what its kernels would hold</source>
        <translation>%1 hat keine Kontextparallelität: Gezählt ist, was seine Kernel hielten</translation>
    </message>
    <message>
        <source>%1 has no expert parallelism: the account is what its kernels would hold</source>
        <translation>%1 hat keine Expertenparallelität: Gezählt ist, was seine Kernel hielten</translation>
    </message>
    <message>
        <source>%1 runs tensor parallelism with ZeRO up to %2</source>
        <translation>%1 führt Tensorparallelität mit ZeRO bis %2 aus</translation>
    </message>
    <message>
        <source>%1 runs pipeline parallelism with ZeRO up to %2</source>
        <translation>%1 führt Pipeline-Parallelität mit ZeRO bis %2 aus</translation>
    </message>
    <message>
        <source>%1 runs expert parallelism with ZeRO up to %2</source>
        <translation>%1 führt Expertenparallelität mit ZeRO bis %2 aus</translation>
    </message>
    <message>
        <source>%1 GPU does not fill nodes of %2: %3 do</source>
        <translation>%1 GPU füllt keine Knoten zu %2: %3 tun es</translation>
    </message>
    <message>
        <source>%1 GPUs do not fill nodes of %2: %3 do</source>
        <translation>%1 GPUs füllen keine Knoten zu %2: %3 tun es</translation>
    </message>
    <message>
        <source>%1 is of a family that is not known: its size is a guess from what its file says</source>
        <translation>%1 gehört zu einer unbekannten Familie: Die Größe ist geraten aus dem, was die Datei sagt</translation>
    </message>
    <message>
        <source>%1 holds %2 × %3; planned are %4 × %5 a node</source>
        <translation>%1 hat %2 × %3; geplant sind %4 × %5 je Knoten</translation>
    </message>
    <message>
        <source>a card by its capacity</source>
        <translation>eine Karte nach ihrer Kapazität</translation>
    </message>
    <message>
        <source>TP %1 crosses nodes of %2</source>
        <translation>TP %1 reicht über Knoten mit %2 hinaus</translation>
    </message>
    <message>
        <source>how much of the size lies in experts is not known here, so EP divides none of it; name a model or open its file</source>
        <translation>wie viel der Größe in Experten liegt, ist hier nicht bekannt; EP teilt daher nichts. Ein Modell nennen oder seine Datei öffnen</translation>
    </message>
    <message>
        <source>virtual stages change nothing without a pipeline</source>
        <translation>virtuelle Stufen ändern ohne Pipeline nichts</translation>
    </message>
    <message>
        <source>flash attention keeps no score matrix, so selective recompute saves nothing</source>
        <translation>Flash-Attention behält keine Score-Matrix, selektive Neuberechnung spart daher nichts</translation>
    </message>
    <message>
        <source>a rank of %1 is above the smaller side of every adapted matrix, at most %2: such adapters hold more weights than the matrices they adapt</source>
        <translation>Rang %1 liegt über der kleineren Seite jeder angepassten Matrix, höchstens %2: Solche Adapter halten mehr Gewichte als die Matrizen, die sie anpassen</translation>
    </message>
    <message>
        <source>%1 does not divide a quantised frozen base, and offload does not move it: it is whole on every rank unless it is divided on purpose (FSDP-QLoRA)</source>
        <translation>%1 teilt eine quantisierte eingefrorene Basis nicht, und Auslagerung bewegt sie nicht: Sie liegt ganz auf jedem Rang, sofern sie nicht eigens geteilt wird (FSDP-QLoRA)</translation>
    </message>
    <message>
        <source>%1 does not divide a quantised frozen base: it is whole on every rank unless it is divided on purpose (FSDP-QLoRA)</source>
        <translation>%1 teilt eine quantisierte eingefrorene Basis nicht: Sie liegt ganz auf jedem Rang, sofern sie nicht eigens geteilt wird (FSDP-QLoRA)</translation>
    </message>
    <message>
        <source>with adapters the frozen base can serve as the reference model: a second copy is only needed where it differs</source>
        <translation>mit Adaptern kann die eingefrorene Basis als Referenzmodell dienen: Eine zweite Kopie ist nur nötig, wo es abweicht</translation>
    </message>
    <message>
        <source>parameters are offloaded whole: only ZeRO-3 divides them first</source>
        <translation>Parameter werden ganz ausgelagert: Nur ZeRO-3 teilt sie zuvor</translation>
    </message>
    <message>
        <source>no driver-visible size is known here, so %1 counts as it stands</source>
        <translation>hier ist keine vom Treiber gezeigte Größe bekannt, daher zählt %1, wie es dasteht</translation>
    </message>
    <message>
        <source>%1 scaled to %2: %3 layers, hidden %4, %5 heads</source>
        <translation>%1 skaliert auf %2: %3 Schichten, Breite %4, %5 Köpfe</translation>
    </message>
    <message>
        <source>%1 scaled to %2: %3 layers, hidden %4</source>
        <translation>%1 skaliert auf %2: %3 Schichten, Breite %4</translation>
    </message>
    <message>
        <source>%1; this shape holds %2 parameters, counted exactly</source>
        <translation>%1; diese Form hat %2 Parameter, genau gezählt</translation>
    </message>
    <message>
        <source>%1; this shape holds %2 parameters, as near as tensors known by their size alone allow</source>
        <translation>%1; diese Form hat %2 Parameter, so genau es Tensoren erlauben, von denen nur die Größe bekannt ist</translation>
    </message>
    <message>
        <source>%1, %2 % more than asked: layers and heads are whole</source>
        <translation>%1, %2 % mehr als verlangt: Schichten und Köpfe sind ganz</translation>
    </message>
    <message>
        <source>%1, %2 % less than asked: layers and heads are whole</source>
        <translation>%1, %2 % weniger als verlangt: Schichten und Köpfe sind ganz</translation>
    </message>
    <message>
        <source>%1 usable (%2 − %3 reserve)</source>
        <translation>%1 nutzbar (%2 − %3 Reserve)</translation>
    </message>
    <message>
        <source>%1 usable (%2 − %3 reserve + %4 calibrated)</source>
        <translation>%1 nutzbar (%2 − %3 Reserve + %4 kalibriert)</translation>
    </message>
    <message>
        <source>%1 usable (%2 − %3 reserve − %4 beside the account)</source>
        <translation>%1 nutzbar (%2 − %3 Reserve − %4 neben der Rechnung)</translation>
    </message>
    <message>
        <source>states ≥ %1/%2 = %3 &gt; %4</source>
        <translation>Zustände ≥ %1/%2 = %3 &gt; %4</translation>
    </message>
    <message>
        <source>states + activations ≥ (%1 + %2)/%3 = %4 &gt; %5</source>
        <translation>Zustände + Aktivierungen ≥ (%1 + %2)/%3 = %4 &gt; %5</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>%1 all-reduces a layer and micro-batch between nodes</source>
        <translation>%1 All-Reduces je Schicht und Mikro-Batch zwischen Knoten</translation>
    </message>
    <message>
        <source>%1 all-reduces a layer and micro-batch in the node</source>
        <translation>%1 All-Reduces je Schicht und Mikro-Batch im Knoten</translation>
    </message>
    <message>
        <source>90 % busy needs %1 micro-batches</source>
        <translation>90 % Auslastung braucht %1 Mikro-Batches</translation>
    </message>
    <message>
        <source>keys and values pass %1 ranks between nodes</source>
        <translation>Keys und Values laufen durch %1 Ränge zwischen Knoten</translation>
    </message>
    <message>
        <source>keys and values pass %1 ranks in the node</source>
        <translation>Keys und Values laufen durch %1 Ränge im Knoten</translation>
    </message>
    <message>
        <source>%1 all-to-alls a MoE layer and micro-batch between nodes</source>
        <translation>%1 All-to-Alls je MoE-Schicht und Mikro-Batch zwischen Knoten</translation>
    </message>
    <message>
        <source>%1 all-to-alls a MoE layer and micro-batch in the node</source>
        <translation>%1 All-to-Alls je MoE-Schicht und Mikro-Batch im Knoten</translation>
    </message>
    <message>
        <source>one more forward pass</source>
        <translation>ein weiterer Vorwärtslauf</translation>
    </message>
    <message>
        <source>recomputes every second product</source>
        <translation>berechnet jedes zweite Produkt neu</translation>
    </message>
    <message>
        <source>recomputes the attention core</source>
        <translation>berechnet den Attention-Kern neu</translation>
    </message>
    <message>
        <source>tight: calibrate before trusting %1 %</source>
        <translation>knapp: kalibrieren, bevor man %1 % traut</translation>
    </message>
    <message>
        <source>nothing is computed twice; only gradients and parameters travel</source>
        <translation>nichts wird zweimal berechnet; nur Gradienten und Parameter reisen</translation>
    </message>
    <message>
        <source>%1 without TP, PP or CP: %2</source>
        <translation>%1 ohne TP, PP oder CP: %2</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <translation>unter %1 %</translation>
    </message>
    <message>
        <source>recomputes every second product, %1 more FLOPs</source>
        <translation>berechnet jedes zweite Produkt neu, %1 mehr FLOPs</translation>
    </message>
    <message>
        <source>recomputes the attention core, %1 more FLOPs as published (%2 counted)</source>
        <translation>berechnet den Attention-Kern neu, %1 mehr FLOPs wie veröffentlicht (%2 gezählt)</translation>
    </message>
    <message>
        <source>runs the forward pass twice, %1 more FLOPs</source>
        <translation>läuft zweimal vorwärts, %1 mehr FLOPs</translation>
    </message>
    <message>
        <source>%1 all-reduces a layer and micro-batch over %2 ranks between nodes, %3 of the compute time</source>
        <translation>%1 All-Reduces je Schicht und Mikro-Batch über %2 Ränge zwischen Knoten, %3 der Rechenzeit</translation>
    </message>
    <message>
        <source>%1 all-reduces a layer and micro-batch over %2 ranks in the node, %3 of the compute time</source>
        <translation>%1 All-Reduces je Schicht und Mikro-Batch über %2 Ränge im Knoten, %3 der Rechenzeit</translation>
    </message>
    <message>
        <source>a pipeline bubble of %1 at %2 micro-batch (90 % busy needs %3)</source>
        <translation>eine Pipeline-Blase von %1 bei %2 Mikro-Batch (90 % Auslastung braucht %3)</translation>
    </message>
    <message>
        <source>a pipeline bubble of %1 at %2 micro-batches (90 % busy needs %3)</source>
        <translation>eine Pipeline-Blase von %1 bei %2 Mikro-Batches (90 % Auslastung braucht %3)</translation>
    </message>
    <message>
        <source>passes keys and values around %1 ranks between nodes, %2 of the compute time</source>
        <translation>reicht Keys und Values durch %1 Ränge zwischen Knoten, %2 der Rechenzeit</translation>
    </message>
    <message>
        <source>passes keys and values around %1 ranks in the node, %2 of the compute time</source>
        <translation>reicht Keys und Values durch %1 Ränge im Knoten, %2 der Rechenzeit</translation>
    </message>
    <message>
        <source>%1 all-to-alls a MoE layer and micro-batch over %2 ranks between nodes, %3 of the compute time</source>
        <translation>%1 All-to-Alls je MoE-Schicht und Mikro-Batch über %2 Ränge zwischen Knoten, %3 der Rechenzeit</translation>
    </message>
    <message>
        <source>%1 all-to-alls a MoE layer and micro-batch over %2 ranks in the node, %3 of the compute time</source>
        <translation>%1 All-to-Alls je MoE-Schicht und Mikro-Batch über %2 Ränge im Knoten, %3 der Rechenzeit</translation>
    </message>
    <message>
        <source>moves %1 GB a GPU over the host link in %2 s</source>
        <translation>bewegt je GPU %1 GB über die Host-Verbindung in %2 s</translation>
    </message>
    <message>
        <source>moves %1 parameter sizes a step, %2 GB a GPU in %3 s</source>
        <translation>bewegt je Schritt %1 Parametergrößen, je GPU %2 GB in %3 s</translation>
    </message>
    <message>
        <source>disturbs nothing</source>
        <translation>stört nichts</translation>
    </message>
    <message>
        <source>%1; leaves %2 (%3) free, which is tight</source>
        <translation>%1; lässt %2 (%3) frei, das ist knapp</translation>
    </message>
    <message>
        <source>%1; leaves %2 (%3) free</source>
        <translation>%1; lässt %2 (%3) frei</translation>
    </message>
    <message>
        <source>%1; at the high end of the measured range it does not fit</source>
        <translation>%1; am oberen Ende des gemessenen Bereichs passt es nicht</translation>
    </message>
    <message>
        <source>%1; the high end also holds all blocks that collectives may not have let go of</source>
        <translation>%1; das obere Ende enthält auch alle Blöcke, die kollektive Operationen noch halten können</translation>
    </message>
    <message>
        <source>%1 stage</source>
        <translation>%1 Stufe</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>%1 Stufen</translation>
    </message>
    <message>
        <source>the detailed estimator does not follow recompute %1; the textbook does</source>
        <translation>der detaillierte Schätzer verfolgt Neuberechnung %1 nicht; das Lehrbuch tut es</translation>
    </message>
    <message>
        <source>%1 with %2 instead of PP %3 with %4</source>
        <translation>%1 mit %2 statt PP %3 mit %4</translation>
    </message>
    <message>
        <source>experts with room for 0 times an even share take no token</source>
        <translation>Experten mit Platz für das 0-Fache eines gleichen Anteils nehmen kein Token auf</translation>
    </message>
    <message>
        <source>above 0; left out for no padding</source>
        <translation>über 0; weggelassen, wenn nicht aufgefüllt wird</translation>
    </message>
    <message>
        <source>picture size</source>
        <translation>Bildgröße</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 Pixel</translation>
    </message>
    <message>
        <source>up to %1 a side and %2 million in all</source>
        <translation>bis %1 je Seite und %2 Millionen insgesamt</translation>
    </message>
    <message>
        <source>no ending</source>
        <translation>keine Endung</translation>
    </message>
    <message>
        <source>a picture too large for the memory</source>
        <translation>ein Bild, zu groß für den Speicher</translation>
    </message>
    <message>
        <source>a smaller size or scale</source>
        <translation>eine kleinere Größe oder Skalierung</translation>
    </message>
    <message>
        <source>a PNG that Memladder exported</source>
        <translation>ein PNG, das Memladder exportiert hat</translation>
    </message>
    <message>
        <source>no PNG</source>
        <translation>kein PNG</translation>
    </message>
    <message>
        <source>a PNG that is cut off</source>
        <translation>ein abgeschnittenes PNG</translation>
    </message>
    <message>
        <source>a PNG whose header is damaged</source>
        <translation>ein PNG mit beschädigtem Kopf</translation>
    </message>
    <message>
        <source>a PNG without a scenario</source>
        <translation>ein PNG ohne Szenario</translation>
    </message>
    <message>
        <source>a PNG whose scenario is damaged</source>
        <translation>ein PNG mit beschädigtem Szenario</translation>
    </message>
    <message>
        <source>a scenario of more than %1</source>
        <translation>ein Szenario von mehr als %1</translation>
    </message>
    <message>
        <source>a folder that cannot be made</source>
        <translation>ein Ordner, der sich nicht anlegen lässt</translation>
    </message>
    <message>
        <source>a folder that can be written</source>
        <translation>ein Ordner, in den geschrieben werden kann</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a lecture built into the program</source>
        <translation>ein eingebauter Vortrag</translation>
    </message>
    <message>
        <source>field=value, with commas between</source>
        <translation>Feld=Wert, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>after the colon: %1</source>
        <translation>nach dem Doppelpunkt: %1</translation>
    </message>
    <message>
        <source>more than %1 numbers in one text</source>
        <translation>mehr als %1 Zahlen in einem Text</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 once more</source>
        <translation>%1 noch einmal</translation>
    </message>
    <message>
        <source>at most %1 of %2 in one text</source>
        <translation>höchstens %1 von %2 in einem Text</translation>
    </message>
    <message>
        <source>a brace that does not close</source>
        <translation>eine Klammer, die nicht schließt</translation>
    </message>
    <message>
        <source>%1, or %2 for a brace</source>
        <translation>%1 oder %2 für eine Klammer</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Numbers put in</source>
        <translation>Zahlen eingesetzt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>a quoted cell without an end</source>
        <translation>eine Zelle in Anführungszeichen ohne Ende</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>text behind a quoted cell</source>
        <translation>Text hinter einer Zelle in Anführungszeichen</translation>
    </message>
    <message>
        <source>a comma or the end of the line</source>
        <translation>ein Komma oder das Zeilenende</translation>
    </message>
    <message>
        <source>more than %1 cells in a row</source>
        <translation>mehr als %1 Zellen in einer Zeile</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>%1, as the header has</source>
        <translation>%1, wie in der Kopfzeile</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>no header line</source>
        <translation>keine Kopfzeile</translation>
    </message>
    <message>
        <source>a table with column names in its first line</source>
        <translation>eine Tabelle mit Spaltennamen in der ersten Zeile</translation>
    </message>
    <message>
        <source>an object with the model&apos;s sizes</source>
        <translation>ein Objekt mit den Maßen des Modells</translation>
    </message>
    <message>
        <source>an object with the text model&apos;s sizes</source>
        <translation>ein Objekt mit den Maßen des Textmodells</translation>
    </message>
    <message>
        <source>sizes that make more than %1 parameters</source>
        <translation>Maße, die mehr als %1 Parameter ergeben</translation>
    </message>
    <message>
        <source>a model that exists</source>
        <translation>ein Modell, das es gibt</translation>
    </message>
    <message>
        <source>vocabulary size</source>
        <translation>Größe des Vokabulars</translation>
    </message>
    <message>
        <source>number of attention heads</source>
        <translation>Anzahl der Attention-Köpfe</translation>
    </message>
    <message>
        <source>a divisor of the hidden size %1, or a head_dim beside it</source>
        <translation>ein Teiler der Breite %1 oder ein head_dim daneben</translation>
    </message>
    <message>
        <source>width of an expert</source>
        <translation>Breite eines Experten</translation>
    </message>
    <message>
        <source>feed-forward width</source>
        <translation>Breite des Feed-Forward-Blocks</translation>
    </message>
    <message>
        <source>query and key head width without position</source>
        <translation>Kopfbreite von Query und Key ohne Position</translation>
    </message>
    <message>
        <source>width of an indexer head</source>
        <translation>Breite eines Indexer-Kopfes</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>number of layers</source>
        <translation>Anzahl der Schichten</translation>
    </message>
    <message>
        <source>number of positions</source>
        <translation>Anzahl der Positionen</translation>
    </message>
    <message>
        <source>no attention heads for layer %1</source>
        <translation>keine Attention-Köpfe für Schicht %1</translation>
    </message>
    <message>
        <source>heads, key-value heads and head_dim of at least 1</source>
        <translation>Köpfe, Key/Value-Köpfe und head_dim von mindestens 1</translation>
    </message>
    <message>
        <source>%1 key-value heads</source>
        <translation>%1 Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>a divisor of the %1 attention heads</source>
        <translation>ein Teiler der %1 Attention-Köpfe</translation>
    </message>
    <message>
        <source>a kind of layer that %1 does not have</source>
        <translation>eine Art Schicht, die %1 nicht hat</translation>
    </message>
    <message>
        <source>layers of the family&apos;s own kinds</source>
        <translation>Schichten der Arten, die die Familie hat</translation>
    </message>
    <message>
        <source>no feed-forward for layer %1</source>
        <translation>kein Feed-Forward-Block für Schicht %1</translation>
    </message>
    <message>
        <source>widths, experts and experts a token of at least 1</source>
        <translation>Breiten, Experten und Experten je Token von mindestens 1</translation>
    </message>
    <message>
        <source>1 to %1, the experts of a layer</source>
        <translation>1 bis %1, die Experten einer Schicht</translation>
    </message>
    <message>
        <source>a divisor of the hidden size %1</source>
        <translation>ein Teiler der Breite %1</translation>
    </message>
    <message>
        <source>number of encoder layers</source>
        <translation>Anzahl der Encoder-Schichten</translation>
    </message>
    <message>
        <source>number of decoder layers</source>
        <translation>Anzahl der Decoder-Schichten</translation>
    </message>
    <message>
        <source>number of encoder heads</source>
        <translation>Anzahl der Encoder-Köpfe</translation>
    </message>
    <message>
        <source>number of decoder heads</source>
        <translation>Anzahl der Decoder-Köpfe</translation>
    </message>
    <message>
        <source>the hidden size %1</source>
        <translation>die Breite %1</translation>
    </message>
    <message>
        <source>one of M, *, -, E for each of the %1 layers</source>
        <translation>M, *, - oder E für jede der %1 Schichten</translation>
    </message>
    <message>
        <source>a list of %1 (one a layer)</source>
        <translation>eine Liste von %1 (je Schicht eine)</translation>
    </message>
    <message>
        <source>query heads per key-value head</source>
        <translation>Query-Köpfe je Key/Value-Kopf</translation>
    </message>
    <message>
        <source>a feed-forward block, or none</source>
        <translation>ein Feed-Forward-Block oder keiner</translation>
    </message>
    <message>
        <source>feed-forward factor</source>
        <translation>Faktor des Feed-Forward-Blocks</translation>
    </message>
    <message>
        <source>feed-forward factors</source>
        <translation>Faktoren des Feed-Forward-Blocks</translation>
    </message>
    <message>
        <source>a number, or a list of %1 (one a layer)</source>
        <translation>eine Zahl oder eine Liste von %1 (je Schicht eine)</translation>
    </message>
    <message>
        <source>number of linear-attention heads</source>
        <translation>Anzahl der Köpfe der linearen Attention</translation>
    </message>
    <message>
        <source>width of a linear-attention head</source>
        <translation>Breite eines Kopfes der linearen Attention</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>keine Angabe: %1</translation>
    </message>
    <message>
        <source>one of the keys %1</source>
        <translation>einer der Schlüssel %1</translation>
    </message>
    <message>
        <source>a list of %1 strings (one a layer)</source>
        <translation>eine Liste von %1 Zeichenketten (je Schicht eine)</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>a number, or two: for text and for images</source>
        <translation>eine Zahl oder zwei: für Text und für Bilder</translation>
    </message>
    <message>
        <source>true, false, 0 or 1</source>
        <translation>true, false, 0 oder 1</translation>
    </message>
    <message>
        <source>head width</source>
        <translation>Kopfbreite</translation>
    </message>
    <message>
        <source>number of key-value heads</source>
        <translation>Anzahl der Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>at most %1 layers</source>
        <translation>höchstens %1 Schichten</translation>
    </message>
    <message>
        <source>an array of %1</source>
        <translation>eine Liste von %1</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; a second time, first on line %2</source>
        <translation>der Schlüssel „%1“ zum zweiten Mal, zuerst in Zeile %2</translation>
    </message>
    <message>
        <source>each key once</source>
        <translation>jeder Schlüssel einmal</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>mehr als %1 Werte</translation>
    </message>
    <message>
        <source>a smaller file</source>
        <translation>eine kleinere Datei</translation>
    </message>
    <message>
        <source>more than %1 levels of nesting</source>
        <translation>mehr als %1 Ebenen</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>a JSON value</source>
        <translation>ein JSON-Wert</translation>
    </message>
    <message>
        <source>nothing after the first JSON value</source>
        <translation>nichts nach dem ersten JSON-Wert</translation>
    </message>
    <message>
        <source>a key in double quotes</source>
        <translation>ein Schlüssel in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>a colon after the key</source>
        <translation>ein Doppelpunkt nach dem Schlüssel</translation>
    </message>
    <message>
        <source>a comma or }</source>
        <translation>ein Komma oder }</translation>
    </message>
    <message>
        <source>a comma or ]</source>
        <translation>ein Komma oder ]</translation>
    </message>
    <message>
        <source>four hexadecimal digits after \u</source>
        <translation>vier Hexadezimalziffern nach \u</translation>
    </message>
    <message>
        <source>a whole surrogate pair</source>
        <translation>ein ganzes Surrogatpaar</translation>
    </message>
    <message>
        <source>a JSON escape after the backslash</source>
        <translation>eine JSON-Maskierung nach dem Backslash</translation>
    </message>
    <message>
        <source>text in UTF-8, control characters escaped</source>
        <translation>Text in UTF-8, Steuerzeichen maskiert</translation>
    </message>
    <message>
        <source>a number below 1.8e308</source>
        <translation>eine Zahl unter 1,8e308</translation>
    </message>
    <message>
        <source>digits after the decimal point</source>
        <translation>Ziffern nach dem Dezimalpunkt</translation>
    </message>
    <message>
        <source>digits in the exponent</source>
        <translation>Ziffern im Exponenten</translation>
    </message>
    <message>
        <source>JSON in UTF-8</source>
        <translation>JSON in UTF-8</translation>
    </message>
    <message>
        <source>a byte order mark of UTF-16 or UTF-32</source>
        <translation>eine Bytereihenfolge-Marke von UTF-16 oder UTF-32</translation>
    </message>
    <message>
        <source>a zero byte, as in UTF-16 or UTF-32 text or a binary file</source>
        <translation>ein Nullbyte, wie in UTF-16, UTF-32 oder einer Binärdatei</translation>
    </message>
    <message>
        <source>a zero byte</source>
        <translation>ein Nullbyte</translation>
    </message>
    <message>
        <source>at most %1 bytes of JSON</source>
        <translation>höchstens %1 Byte JSON</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>eine leere Datei</translation>
    </message>
    <message>
        <source>nothing but white space</source>
        <translation>nur Leerraum</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>something that is no regular file</source>
        <translation>etwas, das keine gewöhnliche Datei ist</translation>
    </message>
    <message>
        <source>a regular file</source>
        <translation>eine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>a file that cannot be opened</source>
        <translation>eine Datei, die sich nicht öffnen lässt</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>keine solche Datei</translation>
    </message>
    <message>
        <source>a readable file</source>
        <translation>eine lesbare Datei</translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation>mehr als %1 Byte</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>höchstens %1 Byte</translation>
    </message>
    <message>
        <source>a file that cannot be read to its end</source>
        <translation>eine Datei, die sich nicht bis zum Ende lesen lässt</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a whole number from %1</source>
        <translation>eine ganze Zahl ab %1</translation>
    </message>
    <message>
        <source>a whole number to %1</source>
        <translation>eine ganze Zahl bis %1</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number from %1</source>
        <translation>eine Zahl ab %1</translation>
    </message>
    <message>
        <source>a number to %1</source>
        <translation>eine Zahl bis %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>%1 has no value in this file; %2 stays %3</source>
        <translation>%1 hat in dieser Datei keinen Wert; %2 bleibt: %3</translation>
    </message>
    <message>
        <source>no %1 of a plan is written as %2; it stays %3</source>
        <translation>%1: kein Wert eines Plans schreibt sich %2; es bleibt: %3</translation>
    </message>
    <message>
        <source>recompute %1 is known to the detailed estimator alone, which therefore answers</source>
        <translation>die Neuberechnung %1 kennt nur der detaillierte Schätzer, der darum antwortet</translation>
    </message>
    <message>
        <source>says nothing of %1; they stay as planned</source>
        <translation>sagt nichts über %1; es bleibt wie geplant</translation>
    </message>
    <message>
        <source>kept, but no part of a plan: %1 and %2 more</source>
        <translation>behalten, aber kein Teil eines Plans: %1 und %2 weitere</translation>
    </message>
    <message>
        <source>kept, but no part of a plan: %1</source>
        <translation>behalten, aber kein Teil eines Plans: %1</translation>
    </message>
    <message>
        <source>%1 has no value in this file; %2 stays as it is</source>
        <translation>%1 hat in dieser Datei keinen Wert; %2 bleibt, wie es ist</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>it has no setting for it</source>
        <translation>dafür gibt es keine Einstellung</translation>
    </message>
    <message>
        <source>%1; read back it is %2</source>
        <translation>%1; zurückgelesen: %2</translation>
    </message>
    <message>
        <source>read back it is %1</source>
        <translation>zurückgelesen: %1</translation>
    </message>
    <message>
        <source>%1 with none of a framework&apos;s keys</source>
        <translation>%1 ohne einen Schlüssel eines Frameworks</translation>
    </message>
    <message>
        <source>a DeepSpeed configuration</source>
        <translation>eine DeepSpeed-Konfiguration</translation>
    </message>
    <message>
        <source>launch settings of %1</source>
        <translation>Starteinstellungen von %1</translation>
    </message>
    <message>
        <source>a model of no known make; planned by its numbers, its size counted with its gates, norms and biases</source>
        <translation>ein Modell unbekannter Bauart; geplant nach seinen Zahlen, die Größe mit Gattern, Normen und Bias gezählt</translation>
    </message>
    <message>
        <source>at most %1 GPUs in all</source>
        <translation>höchstens %1 GPUs insgesamt</translation>
    </message>
    <message>
        <source>prediction layers (m) are left out</source>
        <translation>Vorhersageschichten (m) bleiben außen vor</translation>
    </message>
    <message>
        <source>does not divide the layers of a stage; virtual stages stay %1</source>
        <translation>teilt die Schichten einer Stufe nicht; die virtuellen Stufen bleiben %1</translation>
    </message>
    <message>
        <source>stages with | between, of E, t, m and L, such as %1</source>
        <translation>Stufen aus E, t, m und L mit | dazwischen, etwa %1</translation>
    </message>
    <message>
        <source>%1 chunks over %2 stages; layers a stage are left open</source>
        <translation>%1 Schichtblöcke auf %2 Stufen; die Schichten je Stufe bleiben offen</translation>
    </message>
    <message>
        <source>the other stages cannot be even; layers a stage are left open</source>
        <translation>die anderen Stufen können nicht gleich sein; die Schichten je Stufe bleiben offen</translation>
    </message>
    <message>
        <source>found %1, which is no count; %2 stay as they were</source>
        <translation>gefunden: %1, keine Anzahl; %2 unverändert</translation>
    </message>
    <message>
        <source>no %1 and no %2; GPUs stay %3</source>
        <translation>weder %1 noch %2; es bleibt bei %3 GPUs</translation>
    </message>
    <message>
        <source>does not divide the %1 ranks; the shard group is left open</source>
        <translation>teilt die %1 Ränge nicht; die Sharding-Gruppe bleibt offen</translation>
    </message>
    <message>
        <source>without %1 experts are not padded; planned as if they were</source>
        <translation>ohne %1 werden Experten nicht aufgefüllt; geplant wird, als würden sie es</translation>
    </message>
    <message>
        <source>found %1, which is not dense layers before layers with experts; experts are counted in all</source>
        <translation>gefunden: %1, nicht dichte Schichten vor Schichten mit Experten; Experten zählen in allen</translation>
    </message>
    <message>
        <source>%1 together make a model; what is not there is derived from %2 parameters</source>
        <translation>%1 ergeben zusammen ein Modell; was fehlt, ist aus %2 Parametern abgeleitet</translation>
    </message>
    <message>
        <source>%1 takes all GPUs there are, and no file says how many; planned for %2</source>
        <translation>%1 nimmt alle GPUs, die es gibt, und keine Datei sagt, wie viele; geplant für %2</translation>
    </message>
    <message>
        <source>no %1; %2 takes %3</source>
        <translation>kein %1; %2 nimmt %3</translation>
    </message>
    <message>
        <source>%1 heads are not divisible by TP %2, which no run takes; planned as the shape that a size of %3 implies</source>
        <translation>%1 Köpfe sind nicht durch TP %2 teilbar, was kein Lauf annimmt; geplant in der Form, die aus einer Größe von %3 folgt</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>ein Vielfaches von %1</translation>
    </message>
    <message>
        <source>the batch does not say how many GPUs there are; they stay as planned</source>
        <translation>der Batch sagt nicht, wie viele GPUs es sind; es bleibt wie geplant</translation>
    </message>
    <message>
        <source>the batch does not say how many GPUs there are; they are taken for %1</source>
        <translation>der Batch sagt nicht, wie viele GPUs es sind; angenommen: %1</translation>
    </message>
    <message>
        <source>found %1; read for what it says of FSDP</source>
        <translation>gefunden: %1; gelesen wird, was es über FSDP sagt</translation>
    </message>
    <message>
        <source>no %1; GPUs stay %2</source>
        <translation>kein %1; es bleibt bei %2 GPUs</translation>
    </message>
    <message>
        <source>does not divide the %1 processes; GPUs a node stay %2</source>
        <translation>teilt die %1 Prozesse nicht; es bleibt bei %2 GPUs je Knoten</translation>
    </message>
    <message>
        <source>found %1; planned as %2</source>
        <translation>gefunden: %1; geplant als %2</translation>
    </message>
    <message>
        <source>the model&apos;s layers, hidden size and heads are not all there; what is missing is derived from %1 parameters</source>
        <translation>Schichten, Breite und Köpfe des Modells sind nicht alle da; was fehlt, ist aus %1 Parametern abgeleitet</translation>
    </message>
    <message>
        <source>more than %1 words</source>
        <translation>mehr als %1 Wörter</translation>
    </message>
    <message>
        <source>variables that hold more than %1 where they are used</source>
        <translation>Variablen, die dort, wo sie stehen, mehr als %1 ergeben</translation>
    </message>
    <message>
        <source>a command line</source>
        <translation>eine Befehlszeile</translation>
    </message>
    <message>
        <source>a list without an end</source>
        <translation>eine Liste ohne Ende</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a command without an end</source>
        <translation>ein Befehl ohne Ende</translation>
    </message>
    <message>
        <source>a quote without an end</source>
        <translation>ein Anführungszeichen ohne Ende</translation>
    </message>
    <message>
        <source>a word without an end</source>
        <translation>ein Wort ohne Ende</translation>
    </message>
    <message>
        <source>a text without an end</source>
        <translation>ein Text ohne Ende</translation>
    </message>
    <message>
        <source>a variable without an end</source>
        <translation>eine Variable ohne Ende</translation>
    </message>
    <message>
        <source>no command with options such as %1</source>
        <translation>kein Befehl mit Optionen wie %1</translation>
    </message>
    <message>
        <source>a Megatron-LM command line, or a script with one</source>
        <translation>eine Befehlszeile für Megatron-LM oder ein Skript mit einer</translation>
    </message>
    <message>
        <source>a backslash before a letter that it does not escape</source>
        <translation>ein Backslash vor einem Zeichen, das er nicht maskiert</translation>
    </message>
    <message>
        <source>a letter outside of quotes that is not ASCII</source>
        <translation>ein Zeichen außerhalb von Anführungszeichen, das nicht ASCII ist</translation>
    </message>
    <message>
        <source>TOML, whose bare keys and values are ASCII</source>
        <translation>TOML, dessen bloße Schlüssel und Werte ASCII sind</translation>
    </message>
    <message>
        <source>a key of more than %1 parts</source>
        <translation>ein Schlüssel aus mehr als %1 Teilen</translation>
    </message>
    <message>
        <source>an alias of what is not yet complete</source>
        <translation>ein Alias von etwas Unvollständigem</translation>
    </message>
    <message>
        <source>values written out</source>
        <translation>ausgeschriebene Werte</translation>
    </message>
    <message>
        <source>a launch file</source>
        <translation>eine Datei mit Starteinstellungen</translation>
    </message>
    <message>
        <source>a key that is no scalar</source>
        <translation>ein Schlüssel, der kein Skalar ist</translation>
    </message>
    <message>
        <source>keys of text</source>
        <translation>Schlüssel aus Text</translation>
    </message>
    <message>
        <source>a file with zero bytes</source>
        <translation>eine Datei mit Nullbytes</translation>
    </message>
    <message>
        <source>YAML in UTF-8</source>
        <translation>YAML in UTF-8</translation>
    </message>
    <message>
        <source>%1 a second time; the last one counts</source>
        <translation>%1 zum zweiten Mal; das letzte gilt</translation>
    </message>
    <message>
        <source>a second document</source>
        <translation>ein zweites Dokument</translation>
    </message>
    <message>
        <source>one document a file</source>
        <translation>ein Dokument je Datei</translation>
    </message>
    <message>
        <source>keys with values</source>
        <translation>Schlüssel mit Werten</translation>
    </message>
    <message>
        <source>more than %1 unknown keys</source>
        <translation>mehr als %1 unbekannte Schlüssel</translation>
    </message>
    <message>
        <source>a scene: an object with at least a &quot;title&quot; or a &quot;caption&quot;</source>
        <translation>eine Szene: ein Objekt mit mindestens „title“ oder „caption“</translation>
    </message>
    <message>
        <source>a text of %1 bytes</source>
        <translation>ein Text von %1 Byte</translation>
    </message>
    <message>
        <source>the key of a term, such as activations</source>
        <translation>der Schlüssel eines Postens, etwa activations</translation>
    </message>
    <message>
        <source>at most %1 sizes</source>
        <translation>höchstens %1 Größen</translation>
    </message>
    <message>
        <source>a size with its unit, such as &quot;%1&quot;</source>
        <translation>eine Größe mit Einheit, etwa „%1“</translation>
    </message>
    <message>
        <source>each term once</source>
        <translation>jeder Posten einmal</translation>
    </message>
    <message>
        <source>at most %1 scenes</source>
        <translation>höchstens %1 Szenen</translation>
    </message>
    <message>
        <source>at least one scene</source>
        <translation>mindestens eine Szene</translation>
    </message>
    <message>
        <source>a model without parameters</source>
        <translation>ein Modell ohne Parameter</translation>
    </message>
    <message>
        <source>a config.json that describes a language model</source>
        <translation>eine config.json, die ein Sprachmodell beschreibt</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>ein Szenario</translation>
    </message>
    <message>
        <source>a reduced-order document</source>
        <translation>ein Dokument des reduzierten Schätzers</translation>
    </message>
    <message>
        <source>a printed result</source>
        <translation>ein ausgegebenes Ergebnis</translation>
    </message>
    <message>
        <source>launch settings</source>
        <translation>Starteinstellungen</translation>
    </message>
    <message>
        <source>a model&apos;s configuration</source>
        <translation>die Konfiguration eines Modells</translation>
    </message>
    <message>
        <source>a new file, or a scenario to replace</source>
        <translation>eine neue Datei oder ein Szenario zum Ersetzen</translation>
    </message>
    <message>
        <source>a file that is no scenario</source>
        <translation>eine Datei, die kein Szenario ist</translation>
    </message>
    <message>
        <source>a file with keys that are no scenario&apos;s</source>
        <translation>eine Datei mit Schlüsseln, die kein Szenario hat</translation>
    </message>
    <message>
        <source>4, 8, 16, 32 or 64</source>
        <translation>4, 8, 16, 32 oder 64</translation>
    </message>
    <message>
        <source>a scenario: an object with field keys such as &quot;params&quot; and &quot;gpus&quot;</source>
        <translation>ein Szenario: ein Objekt mit Feldschlüsseln wie „params“ und „gpus“</translation>
    </message>
    <message>
        <source>a place that cannot be written</source>
        <translation>ein Ort, an den nicht geschrieben werden kann</translation>
    </message>
    <message>
        <source>a scenario; a model&apos;s config.json is opened with --config</source>
        <translation>ein Szenario; die config.json eines Modells öffnet --config</translation>
    </message>
    <message>
        <source>1, the version that this program reads</source>
        <translation>1, die Version, die dieses Programm liest</translation>
    </message>
    <message>
        <source>1 to %1, the versions that this program reads</source>
        <translation>1 bis %1, die Versionen, die dieses Programm liest</translation>
    </message>
    <message>
        <source>unknown key, kept</source>
        <translation>unbekannter Schlüssel, behalten</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>a scenario in JSON; the window reads the scenario that a picture carries</source>
        <translation>ein Szenario in JSON; das Szenario in einem Bild liest das Fenster</translation>
    </message>
    <message>
        <source>a new file, or one to replace</source>
        <translation>eine neue Datei oder eine zum Ersetzen</translation>
    </message>
    <message>
        <source>a file that is write-protected</source>
        <translation>eine schreibgeschützte Datei</translation>
    </message>
    <message>
        <source>a file in an existing folder with write permission and space</source>
        <translation>eine Datei in einem vorhandenen Ordner mit Schreibrecht und Platz</translation>
    </message>
    <message>
        <source>a file in an existing folder with write permission</source>
        <translation>eine Datei in einem vorhandenen Ordner mit Schreibrecht</translation>
    </message>
    <message>
        <source>a key of the catalogue%1 (see: %2)</source>
        <translation>ein Schlüssel des Katalogs%1 (siehe: %2)</translation>
    </message>
    <message>
        <source>--main-grads-dtype bf16, --exp-avg-dtype bf16, --exp-avg-sq-dtype bf16</source>
        <translation>--main-grads-dtype bf16, --exp-avg-dtype bf16, --exp-avg-sq-dtype bf16</translation>
    </message>
    <message>
        <source>--optimizer-cpu-offload runs only with --use-precision-aware-optimizer</source>
        <translation>--optimizer-cpu-offload läuft nur mit --use-precision-aware-optimizer</translation>
    </message>
    <message>
        <source>1 byte + one fp32 scale per 256 values for each moment; tensors under 4096 elements, and usually embeddings, keep fp32 moments (add 6)</source>
        <translation>1 Byte + eine fp32-Skala je 256 Werte für jedes Moment; Tensoren unter 4096 Elementen und meist Einbettungen behalten fp32-Momente (plus 6)</translation>
    </message>
    <message>
        <source>100 Gb/s per port and direction; multiply by ports per GPU, usually one</source>
        <translation>100 Gb/s je Anschluss und Richtung; mal Anschlüsse je GPU, meist einer</translation>
    </message>
    <message>
        <source>100 one way per link; a ring along one axis gets 2 x 100</source>
        <translation>100 je Richtung und Verbindung; ein Ring entlang einer Achse bekommt 2 x 100</translation>
    </message>
    <message>
        <source>1000 W sibling of MI355X</source>
        <translation>Schwester der MI355X mit 1000 W</translation>
    </message>
    <message>
        <source>112.5 both ways; two cards only</source>
        <translation>112,5 in beiden Richtungen; nur zwei Karten</translation>
    </message>
    <message>
        <source>1200 both ways per chip; 100 one way per link</source>
        <translation>1200 in beiden Richtungen je Chip; 100 je Richtung und Verbindung</translation>
    </message>
    <message>
        <source>14 measured runs of this framework with tensor parallelism, of a mode that they do not state: 12 of them within -14 to +13 %</source>
        <translation>14 gemessene Läufe dieses Frameworks mit Tensorparallelität ungenannter Art: 12 davon von −14 bis +13 %</translation>
    </message>
    <message>
        <source>143156 MB in torch; 139.72 to 139.81 seen</source>
        <translation>143156 MB in torch; 139,72 bis 139,81 gesehen</translation>
    </message>
    <message>
        <source>15 measured runs of this framework, each left out in turn: 90 % within -3 to +2 %</source>
        <translation>15 gemessene Läufe dieses Frameworks, jeder reihum ausgelassen: 90 % von −3 bis +2 %</translation>
    </message>
    <message>
        <source>16-bit logits and the fp32 copy that mixed precision hands back; in fp32 the shifted logits, written over by the kernel, and their gradient unshifted.</source>
        <translation>16-Bit-Logits und die fp32-Kopie, die gemischte Präzision zurückgibt; in fp32 die verschobenen Logits, vom Kernel überschrieben, und ihr Gradient unverschoben.</translation>
    </message>
    <message>
        <source>16-bit logits that the output holds, fp32 logits and their shifted copy; the kernel writes the gradient in place.</source>
        <translation>16-Bit-Logits, die die Ausgabe hält, fp32-Logits und ihre verschobene Kopie; der Kernel schreibt den Gradienten an Ort und Stelle.</translation>
    </message>
    <message>
        <source>16-bit logits, the fp32 copy that mixed precision hands back, and in fp32 log-softmax and two gradients.</source>
        <translation>16-Bit-Logits, die fp32-Kopie, die gemischte Präzision zurückgibt, und in fp32 Log-Softmax und zwei Gradienten.</translation>
    </message>
    <message>
        <source>16-bit weights and grads; grads shrink to buckets from stage 2 on; host side: zero-offload-host</source>
        <translation>16-Bit-Gewichte und -Gradienten; Gradienten schrumpfen ab Stufe 2 auf Puffer; Host-Seite: zero-offload-host</translation>
    </message>
    <message>
        <source>18 trays of 4 GPUs, one NVLink domain</source>
        <translation>18 Einschübe mit 4 GPUs, eine NVLink-Domäne</translation>
    </message>
    <message>
        <source>1800 both ways; nvidia-smi link rates add up to 956, times 0.941 for encoding</source>
        <translation>1800 in beiden Richtungen; die Raten in nvidia-smi ergeben 956, mal 0,941 für die Kodierung</translation>
    </message>
    <message>
        <source>192 GiB in truth (ROCm lists GiB); torch 191.69 on newer stacks. Only 64 GB/s to any one peer</source>
        <translation>in Wahrheit 192 GiB (ROCm zählt in GiB); torch 191,69 mit neuerer Software. Nur 64 GB/s zu einem einzelnen Partner</translation>
    </message>
    <message>
        <source>2.56 TB/s there with no direction, halved</source>
        <translation>dort 2,56 TB/s ohne Richtung, halbiert</translation>
    </message>
    <message>
        <source>200 Gb/s per port</source>
        <translation>200 Gb/s je Anschluss</translation>
    </message>
    <message>
        <source>200 Gb/s per port and direction; multiply by ports per GPU, usually one</source>
        <translation>200 Gb/s je Anschluss und Richtung; mal Anschlüsse je GPU, meist einer</translation>
    </message>
    <message>
        <source>200 both ways; two cards only</source>
        <translation>200 in beiden Richtungen; nur zwei Karten</translation>
    </message>
    <message>
        <source>21 of 24 ports go inside the node; 3 leave it. stas00/ml-engineering network page counts all 24 as 300</source>
        <translation>21 von 24 Anschlüssen bleiben im Knoten, 3 führen hinaus. Die Netzwerkseite von stas00/ml-engineering zählt alle 24 als 300</translation>
    </message>
    <message>
        <source>21 ports inside the node, 3 leave it</source>
        <translation>21 Anschlüsse im Knoten, 3 führen hinaus</translation>
    </message>
    <message>
        <source>22 measured runs of this framework without tensor parallelism, each left out in turn: 90 % within -9 to +11 %</source>
        <translation>22 gemessene Läufe dieses Frameworks ohne Tensorparallelität, jeder reihum ausgelassen: 90 % von −9 bis +11 %</translation>
    </message>
    <message>
        <source>24 ports of which 3 leave the node</source>
        <translation>24 Anschlüsse, von denen 3 aus dem Knoten führen</translation>
    </message>
    <message>
        <source>3 measured runs of this framework, within 1 %; too few, so widened</source>
        <translation>3 gemessene Läufe dieses Frameworks, innerhalb 1 %; zu wenige, darum erweitert</translation>
    </message>
    <message>
        <source>3,200 Gb/s a node</source>
        <translation>3.200 Gb/s je Knoten</translation>
    </message>
    <message>
        <source>3,200 Gb/s for each 4 GPUs</source>
        <translation>3.200 Gb/s je 4 GPUs</translation>
    </message>
    <message>
        <source>30 linear-attention and 10 attention layers; the multi-token-prediction layer adds 844,640,768, the image tower 446,571,248</source>
        <translation>30 Schichten mit linearer und 10 mit voller Attention; die Schicht für Multi-Token-Vorhersage bringt 844.640.768 dazu, der Bildteil 446.571.248</translation>
    </message>
    <message>
        <source>300 both ways</source>
        <translation>300 in beiden Richtungen</translation>
    </message>
    <message>
        <source>3200 Gb/s a node</source>
        <translation>3200 Gb/s je Knoten</translation>
    </message>
    <message>
        <source>34 measured runs of this framework without tensor parallelism, each left out in turn: 90 % within -3.5 to +11.3 %</source>
        <translation>34 gemessene Läufe dieses Frameworks ohne Tensorparallelität, jeder reihum ausgelassen: 90 % von −3,5 bis +11,3 %</translation>
    </message>
    <message>
        <source>36 linear-attention and 12 attention layers; the multi-token-prediction layer adds 1,650,471,424</source>
        <translation>36 Schichten mit linearer und 12 mit voller Attention; die Schicht für Multi-Token-Vorhersage bringt 1.650.471.424 dazu</translation>
    </message>
    <message>
        <source>392 there with no direction, halved; unverified</source>
        <translation>dort 392 ohne Richtung, halbiert; ungeprüft</translation>
    </message>
    <message>
        <source>4 GPUs a tray, 72 in one NVLink domain; CPU link NVLink-C2C 450</source>
        <translation>4 GPUs je Einschub, 72 in einer NVLink-Domäne; Verbindung zur CPU NVLink-C2C 450</translation>
    </message>
    <message>
        <source>4 attention and 28 Mamba layers; experts in every second layer</source>
        <translation>4 Attention- und 28 Mamba-Schichten; Experten in jeder zweiten Schicht</translation>
    </message>
    <message>
        <source>4 × GB200 (one tray)</source>
        <translation>4 × GB200 (ein Einschub)</translation>
    </message>
    <message>
        <source>4 × MI250X (8 dies)</source>
        <translation>4 × MI250X (8 Chips)</translation>
    </message>
    <message>
        <source>400 Gb/s a node</source>
        <translation>400 Gb/s je Knoten</translation>
    </message>
    <message>
        <source>400 Gb/s in each direction</source>
        <translation>400 Gb/s in jeder Richtung</translation>
    </message>
    <message>
        <source>400 Gb/s per port and direction; multiply by ports per GPU, usually one</source>
        <translation>400 Gb/s je Anschluss und Richtung; mal Anschlüsse je GPU, meist einer</translation>
    </message>
    <message>
        <source>400 both ways</source>
        <translation>400 in beiden Richtungen</translation>
    </message>
    <message>
        <source>45 one way per link; a ring along one axis gets 2 x 45</source>
        <translation>45 je Richtung und Verbindung; ein Ring entlang einer Achse bekommt 2 x 45</translation>
    </message>
    <message>
        <source>51 measured runs of this framework, allocated, each left out in turn: 90 % within -1.2 to +2.5 %, all within -1.8 to +2.8 %; reserved is not measured</source>
        <translation>51 gemessene Läufe dieses Frameworks, belegt, jeder reihum ausgelassen: 90 % von −1,2 bis +2,5 %, alle von −1,8 bis +2,8 %; gehalten ist nicht gemessen</translation>
    </message>
    <message>
        <source>512 inside one 16-chip instance; 128 to one neighbour, 64 across instances</source>
        <translation>512 in einer Instanz mit 16 Chips; 128 zu einem Nachbarn, 64 zwischen Instanzen</translation>
    </message>
    <message>
        <source>55 measured both for host-to-device and back in that source</source>
        <translation>in jener Quelle 55 gemessen, zum Gerät und zurück</translation>
    </message>
    <message>
        <source>600 both ways; all-to-all and pairwise alike</source>
        <translation>600 in beiden Richtungen; alle zu allen wie paarweise</translation>
    </message>
    <message>
        <source>640 counts four in-instance and two cross-instance neighbours of an UltraServer; 512 inside one instance</source>
        <translation>640 zählt vier Nachbarn in der Instanz und zwei in anderen eines UltraServers; 512 in einer Instanz</translation>
    </message>
    <message>
        <source>7 measured runs of this framework with tensor parallelism: six within 0 to +17 %, widened below; a pipeline of 405B stands highest. One of March 2024 held blocks of its collectives back, which is counted apart</source>
        <translation>7 gemessene Läufe dieses Frameworks mit Tensorparallelität: sechs von 0 bis +17 %, nach unten erweitert; eine Pipeline von 405B steht am höchsten. Einer vom März 2024 hielt Blöcke seiner Kollektive zurück, das ist gesondert gezählt</translation>
    </message>
    <message>
        <source>7 measured runs of this framework, adapters on one GPU, within 0.3 %; too few, so widened</source>
        <translation>7 gemessene Läufe dieses Frameworks, Adapter auf einer GPU, innerhalb 0,3 %; zu wenige, darum erweitert</translation>
    </message>
    <message>
        <source>72 × GB200 (NVL72 rack)</source>
        <translation>72 × GB200 (Schrank NVL72)</translation>
    </message>
    <message>
        <source>72 × GB300 (NVL72 rack)</source>
        <translation>72 × GB300 (Schrank NVL72)</translation>
    </message>
    <message>
        <source>8 × A100 40GB SXM (HGX, DGX)</source>
        <translation>8 × A100 40GB SXM (HGX, DGX)</translation>
    </message>
    <message>
        <source>8 × A100 80GB SXM (HGX, DGX)</source>
        <translation>8 × A100 80GB SXM (HGX, DGX)</translation>
    </message>
    <message>
        <source>8 × A800 80GB SXM</source>
        <translation>8 × A800 80GB SXM</translation>
    </message>
    <message>
        <source>8 × Ascend 910B</source>
        <translation>8 × Ascend 910B</translation>
    </message>
    <message>
        <source>8 × B200 (HGX, DGX)</source>
        <translation>8 × B200 (HGX, DGX)</translation>
    </message>
    <message>
        <source>8 × B300 (HGX, DGX)</source>
        <translation>8 × B300 (HGX, DGX)</translation>
    </message>
    <message>
        <source>8 × Gaudi 2</source>
        <translation>8 × Gaudi 2</translation>
    </message>
    <message>
        <source>8 × Gaudi 3</source>
        <translation>8 × Gaudi 3</translation>
    </message>
    <message>
        <source>8 × H100 SXM (HGX, DGX)</source>
        <translation>8 × H100 SXM (HGX, DGX)</translation>
    </message>
    <message>
        <source>8 × H20</source>
        <translation>8 × H20</translation>
    </message>
    <message>
        <source>8 × H200 SXM (HGX, DGX)</source>
        <translation>8 × H200 SXM (HGX, DGX)</translation>
    </message>
    <message>
        <source>8 × H800 SXM</source>
        <translation>8 × H800 SXM</translation>
    </message>
    <message>
        <source>8 × MI300X</source>
        <translation>8 × MI300X</translation>
    </message>
    <message>
        <source>8 × MI325X</source>
        <translation>8 × MI325X</translation>
    </message>
    <message>
        <source>8 × MI350X</source>
        <translation>8 × MI350X</translation>
    </message>
    <message>
        <source>8 × MI355X</source>
        <translation>8 × MI355X</translation>
    </message>
    <message>
        <source>8 × V100 32GB SXM2</source>
        <translation>8 × V100 32GB SXM2</translation>
    </message>
    <message>
        <source>8-bit Adam, bf16 weights with fp32 master</source>
        <translation>8-Bit-Adam, bf16-Gewichte mit fp32-Master</translation>
    </message>
    <message>
        <source>8-bit Adam, bf16 weights, no master</source>
        <translation>8-Bit-Adam, bf16-Gewichte, kein Master</translation>
    </message>
    <message>
        <source>8-bit Adam, fp32 weights</source>
        <translation>8-Bit-Adam, fp32-Gewichte</translation>
    </message>
    <message>
        <source>8-bit GaLore rank 128, bf16 weights</source>
        <translation>8-Bit-GaLore mit Rang 128, bf16-Gewichte</translation>
    </message>
    <message>
        <source>8-bit Lion, bf16 weights</source>
        <translation>8-Bit-Lion, bf16-Gewichte</translation>
    </message>
    <message>
        <source>8-bit moments on r x n, projector m x r; shape-dependent part shown for a 4096 x 4096 matrix; linear matrices only, others on full Adam. With per-layer updates grad falls to the largest layer</source>
        <translation>8-Bit-Momente auf r x n, Projektor m x r; der formabhängige Teil gilt für eine Matrix 4096 x 4096; nur lineare Matrizen, andere mit vollem Adam. Mit Schritten je Schicht bleibt vom Gradienten nur die größte Schicht</translation>
    </message>
    <message>
        <source>800 Gb/s per port and direction; multiply by ports per GPU, usually one</source>
        <translation>800 Gb/s je Anschluss und Richtung; mal Anschlüsse je GPU, meist einer</translation>
    </message>
    <message>
        <source>90 one way per link; a ring along one axis gets 2 x 90</source>
        <translation>90 je Richtung und Verbindung; ein Ring entlang einer Achse bekommt 2 x 90</translation>
    </message>
    <message>
        <source>900 both ways; 396 measured by a plain copy on H200 in the same source</source>
        <translation>900 in beiden Richtungen; dieselbe Quelle maß 396 mit einer einfachen Kopie auf H200</translation>
    </message>
    <message>
        <source>97285 MB in torch; a 141 GB HBM3e variant also exists</source>
        <translation>97285 MB in torch; es gibt auch eine HBM3e-Variante mit 141 GB</translation>
    </message>
    <message>
        <source>A command line of torchrun and pretrain_gpt.py.</source>
        <translation>Eine Befehlszeile für torchrun und pretrain_gpt.py.</translation>
    </message>
    <message>
        <source>A configuration file for deepspeed.initialize.</source>
        <translation>Eine Konfigurationsdatei für deepspeed.initialize.</translation>
    </message>
    <message>
        <source>A configuration file of accelerate launch.</source>
        <translation>Eine Konfigurationsdatei für accelerate launch.</translation>
    </message>
    <message>
        <source>A configuration file of run_train.py.</source>
        <translation>Eine Konfigurationsdatei für run_train.py.</translation>
    </message>
    <message>
        <source>A job file of torchtitan to v0.2.2; later versions take Python classes with the same names.</source>
        <translation>Eine Auftragsdatei für torchtitan bis v0.2.2; spätere Versionen nehmen Python-Klassen mit denselben Namen.</translation>
    </message>
    <message>
        <source>A10</source>
        <translation>A10</translation>
    </message>
    <message>
        <source>A100 PCIe 40GB</source>
        <translation>A100 PCIe 40GB</translation>
    </message>
    <message>
        <source>A100 PCIe 80GB</source>
        <translation>A100 PCIe 80GB</translation>
    </message>
    <message>
        <source>A100 SXM4 40GB</source>
        <translation>A100 SXM4 40GB</translation>
    </message>
    <message>
        <source>A100 SXM4 80GB</source>
        <translation>A100 SXM4 80GB</translation>
    </message>
    <message>
        <source>A100 with a slower link</source>
        <translation>A100 mit langsamerer Verbindung</translation>
    </message>
    <message>
        <source>A30</source>
        <translation>A30</translation>
    </message>
    <message>
        <source>A40</source>
        <translation>A40</translation>
    </message>
    <message>
        <source>A800 SXM4 80GB</source>
        <translation>A800 SXM4 80GB</translation>
    </message>
    <message>
        <source>AMD also prints 10.1 PFLOPS for sparse fp8; the fp4 10.1 is dense. 76.5 GB/s to any one peer</source>
        <translation>AMD nennt 10,1 PFLOPS auch für dünn besetztes fp8; die 10,1 für fp4 sind dicht. 76,5 GB/s zu einem einzelnen Partner</translation>
    </message>
    <message>
        <source>APU: the same memory holds the host program; driver file for total VRAM is absent (public log)</source>
        <translation>APU: Derselbe Speicher hält das Host-Programm; die Treiberdatei für den ganzen VRAM fehlt (öffentliches Protokoll)</translation>
    </message>
    <message>
        <source>AWS p4d.24xlarge (8 × A100 40GB)</source>
        <translation>AWS p4d.24xlarge (8 × A100 40GB)</translation>
    </message>
    <message>
        <source>AWS p5.48xlarge (8 × H100)</source>
        <translation>AWS p5.48xlarge (8 × H100)</translation>
    </message>
    <message>
        <source>AWS p5en.48xlarge (8 × H200)</source>
        <translation>AWS p5en.48xlarge (8 × H200)</translation>
    </message>
    <message>
        <source>AWS p6-b200.48xlarge (8 × B200)</source>
        <translation>AWS p6-b200.48xlarge (8 × B200)</translation>
    </message>
    <message>
        <source>AWS p6-b300.48xlarge (8 × B300)</source>
        <translation>AWS p6-b300.48xlarge (8 × B300)</translation>
    </message>
    <message>
        <source>AWS p6e-gb200 UltraServer (72 × GB200)</source>
        <translation>AWS p6e-gb200 UltraServer (72 × GB200)</translation>
    </message>
    <message>
        <source>AWS trn1.32xlarge (16 × Trainium)</source>
        <translation>AWS trn1.32xlarge (16 × Trainium)</translation>
    </message>
    <message>
        <source>AWS trn2.48xlarge (16 × Trainium2)</source>
        <translation>AWS trn2.48xlarge (16 × Trainium2)</translation>
    </message>
    <message>
        <source>AdaLomo: fused in backward, factored second moment, bf16</source>
        <translation>AdaLomo: im Rückwärtslauf, zweites Moment faktorisiert, bf16</translation>
    </message>
    <message>
        <source>Adafactor with momentum, fp32 weights</source>
        <translation>Adafactor mit Momentum, fp32-Gewichte</translation>
    </message>
    <message>
        <source>Adafactor without momentum, bf16 weights</source>
        <translation>Adafactor ohne Momentum, bf16-Gewichte</translation>
    </message>
    <message>
        <source>Adafactor without momentum, fp32 weights</source>
        <translation>Adafactor ohne Momentum, fp32-Gewichte</translation>
    </message>
    <message>
        <source>Adam-mini, bf16 weights with fp32 master</source>
        <translation>Adam-mini, bf16-Gewichte mit fp32-Master</translation>
    </message>
    <message>
        <source>AdamW stepped inside backward, pure bf16</source>
        <translation>AdamW im Rückwärtslauf, reines bf16</translation>
    </message>
    <message>
        <source>Apex-style AMP O2, fp16 weights and fp32 master</source>
        <translation>AMP O2 wie Apex, fp16-Gewichte und fp32-Master</translation>
    </message>
    <message>
        <source>Ascend 910B (376T bin)</source>
        <translation>Ascend 910B (Klasse 376T)</translation>
    </message>
    <message>
        <source>Ascend 910C (package)</source>
        <translation>Ascend 910C (Gehäuse)</translation>
    </message>
    <message>
        <source>Ascend 950DT (announced)</source>
        <translation>Ascend 950DT (angekündigt)</translation>
    </message>
    <message>
        <source>B100</source>
        <translation>B100</translation>
    </message>
    <message>
        <source>B200 SXM</source>
        <translation>B200 SXM</translation>
    </message>
    <message>
        <source>B300 SXM6</source>
        <translation>B300 SXM6</translation>
    </message>
    <message>
        <source>BLOOM 176B</source>
        <translation>BLOOM 176B</translation>
    </message>
    <message>
        <source>BLOOM 560M</source>
        <translation>BLOOM 560M</translation>
    </message>
    <message>
        <source>BLOOM 7.1B</source>
        <translation>BLOOM 7.1B</translation>
    </message>
    <message>
        <source>Baichuan2 13B</source>
        <translation>Baichuan2 13B</translation>
    </message>
    <message>
        <source>ChatGLM3 6B</source>
        <translation>ChatGLM3 6B</translation>
    </message>
    <message>
        <source>Chinchilla 70B</source>
        <translation>Chinchilla 70B</translation>
    </message>
    <message>
        <source>Chunked</source>
        <translation>In Blöcken</translation>
    </message>
    <message>
        <source>Chunked, not recomputed</source>
        <translation>In Blöcken, nicht neu berechnet</translation>
    </message>
    <message>
        <source>CloudMatrix 384 (384 × Ascend 910C)</source>
        <translation>CloudMatrix 384 (384 × Ascend 910C)</translation>
    </message>
    <message>
        <source>Command R+</source>
        <translation>Command R+</translation>
    </message>
    <message>
        <source>ConnectX-6 200 Gb/s per A100</source>
        <translation>ConnectX-6 200 Gb/s je A100</translation>
    </message>
    <message>
        <source>DBRX</source>
        <translation>DBRX</translation>
    </message>
    <message>
        <source>Data Center GPU Max 1550</source>
        <translation>Data Center GPU Max 1550</translation>
    </message>
    <message>
        <source>Data Center GPU Max 1550 (one tile)</source>
        <translation>Data Center GPU Max 1550 (eine Kachel)</translation>
    </message>
    <message>
        <source>DeepSeek-V2-Lite</source>
        <translation>DeepSeek-V2-Lite</translation>
    </message>
    <message>
        <source>DeepSeek-V3 / R1</source>
        <translation>DeepSeek-V3 / R1</translation>
    </message>
    <message>
        <source>DeepSeek-V3 recipe for FP8 linear weights</source>
        <translation>Rezept von DeepSeek-V3 für lineare FP8-Gewichte</translation>
    </message>
    <message>
        <source>DeepSeek-V3 recipe, tensors kept in bf16</source>
        <translation>Rezept von DeepSeek-V3, Tensoren in bf16</translation>
    </message>
    <message>
        <source>DeepSpeed</source>
        <translation>DeepSpeed</translation>
    </message>
    <message>
        <source>DeepSpeed ZeRO fp16/bf16 as its own estimator counts</source>
        <translation>DeepSpeed ZeRO fp16/bf16, wie sein eigener Schätzer zählt</translation>
    </message>
    <message>
        <source>ECC off; bridge joins pairs, otherwise PCIe 4. Torch seen down to 47.40 in unnamed logs</source>
        <translation>ECC aus; eine Brücke verbindet Paare, sonst PCIe 4. torch: bis hinab zu 47,40 in Protokollen ohne Namen</translation>
    </message>
    <message>
        <source>ECC off; no NVLink</source>
        <translation>ECC aus; kein NVLink</translation>
    </message>
    <message>
        <source>ECC on; 24564 MiB with ECC off (public log)</source>
        <translation>ECC an; 24564 MiB ohne ECC (öffentliches Protokoll)</translation>
    </message>
    <message>
        <source>ECC on; older driver gave torch 45589 MB = 44.52 (public log)</source>
        <translation>ECC an; ein älterer Treiber gab torch 45589 MB = 44,52 (öffentliches Protokoll)</translation>
    </message>
    <message>
        <source>ECC on; pairs can be joined by an NVLink bridge</source>
        <translation>ECC an; Paare lassen sich mit einer NVLink-Brücke verbinden</translation>
    </message>
    <message>
        <source>EFA (trn1.32xlarge, 800 Gb/s for 16 chips)</source>
        <translation>EFA (trn1.32xlarge, 800 Gb/s für 16 Chips)</translation>
    </message>
    <message>
        <source>EFA v1 (p4d, 4 x 100 Gb/s for 8 GPUs)</source>
        <translation>EFA v1 (p4d, 4 x 100 Gb/s für 8 GPUs)</translation>
    </message>
    <message>
        <source>EFA v2 (p5, 32 x 100 Gb/s for 8 GPUs)</source>
        <translation>EFA v2 (p5, 32 x 100 Gb/s für 8 GPUs)</translation>
    </message>
    <message>
        <source>EFA v3 (p5en, 16 x 200 Gb/s for 8 GPUs)</source>
        <translation>EFA v3 (p5en, 16 x 200 Gb/s für 8 GPUs)</translation>
    </message>
    <message>
        <source>EFA v3 (p6e-gb200, 3200 Gb/s for 4 GPUs)</source>
        <translation>EFA v3 (p6e-gb200, 3200 Gb/s für 4 GPUs)</translation>
    </message>
    <message>
        <source>EFA v3 (trn2, 3200 Gb/s for 16 chips)</source>
        <translation>EFA v3 (trn2, 3200 Gb/s für 16 Chips)</translation>
    </message>
    <message>
        <source>EFA v4 (p6-b200, 8 x 400 Gb/s)</source>
        <translation>EFA v4 (p6-b200, 8 x 400 Gb/s)</translation>
    </message>
    <message>
        <source>EFA v4 (p6-b300, 16 x 400 Gb/s)</source>
        <translation>EFA v4 (p6-b300, 16 x 400 Gb/s)</translation>
    </message>
    <message>
        <source>FP8 (Transformer Engine, Hopper), bf16 weights kept, Megatron grads</source>
        <translation>FP8 (Transformer Engine, Hopper), bf16-Gewichte behalten, Gradienten wie Megatron</translation>
    </message>
    <message>
        <source>FP8 (Transformer Engine, Hopper), fp8 weights, delayed scaling</source>
        <translation>FP8 (Transformer Engine, Hopper), fp8-Gewichte, verzögerte Skalierung</translation>
    </message>
    <message>
        <source>FSDP divides all states, or none; it keeps gathered parameters (ZeRO-2) or drops them (ZeRO-3)</source>
        <translation>FSDP verteilt alle Zustände oder keine; es behält gesammelte Parameter (ZeRO-2) oder verwirft sie (ZeRO-3)</translation>
    </message>
    <message>
        <source>FSDP has no pipeline</source>
        <translation>FSDP hat keine Pipeline</translation>
    </message>
    <message>
        <source>FSDP recomputes all wrapped layers or none; others are the training script&apos;s</source>
        <translation>FSDP berechnet alle gewickelten Schichten neu oder keine; anderes ist Sache des Trainingsskripts</translation>
    </message>
    <message>
        <source>FSDP&apos;s offload moves parameters, gradients and optimizer together</source>
        <translation>die Auslagerung von FSDP nimmt Parameter, Gradienten und Optimierer zusammen</translation>
    </message>
    <message>
        <source>FSDP2 divides all states; it keeps gathered parameters (ZeRO-2) or drops them (ZeRO-3)</source>
        <translation>FSDP2 verteilt alle Zustände; es behält gesammelte Parameter (ZeRO-2) oder verwirft sie (ZeRO-3)</translation>
    </message>
    <message>
        <source>Falcon 180B</source>
        <translation>Falcon 180B</translation>
    </message>
    <message>
        <source>Falcon 40B</source>
        <translation>Falcon 40B</translation>
    </message>
    <message>
        <source>Flan-T5 XXL</source>
        <translation>Flan-T5 XXL</translation>
    </message>
    <message>
        <source>Flan-T5 base</source>
        <translation>Flan-T5 base</translation>
    </message>
    <message>
        <source>Fused linear cross-entropy</source>
        <translation>Fusionierte lineare Kreuzentropie</translation>
    </message>
    <message>
        <source>GB10 (DGX Spark)</source>
        <translation>GB10 (DGX Spark)</translation>
    </message>
    <message>
        <source>GB200 (per GPU)</source>
        <translation>GB200 (je GPU)</translation>
    </message>
    <message>
        <source>GB300 (per GPU)</source>
        <translation>GB300 (je GPU)</translation>
    </message>
    <message>
        <source>GH200 (one superchip)</source>
        <translation>GH200 (ein Superchip)</translation>
    </message>
    <message>
        <source>GH200 144GB HBM3e</source>
        <translation>GH200 144GB HBM3e</translation>
    </message>
    <message>
        <source>GH200 96GB</source>
        <translation>GH200 96GB</translation>
    </message>
    <message>
        <source>GLM-4 9B</source>
        <translation>GLM-4 9B</translation>
    </message>
    <message>
        <source>GLM-4.5</source>
        <translation>GLM-4.5</translation>
    </message>
    <message>
        <source>GLM-4.5-Air</source>
        <translation>GLM-4.5-Air</translation>
    </message>
    <message>
        <source>GPT-2 large</source>
        <translation>GPT-2 large</translation>
    </message>
    <message>
        <source>GPT-2 medium</source>
        <translation>GPT-2 medium</translation>
    </message>
    <message>
        <source>GPT-2 small</source>
        <translation>GPT-2 small</translation>
    </message>
    <message>
        <source>GPT-3 13B</source>
        <translation>GPT-3 13B</translation>
    </message>
    <message>
        <source>GPT-3 175B</source>
        <translation>GPT-3 175B</translation>
    </message>
    <message>
        <source>GPT-3 2.7B</source>
        <translation>GPT-3 2.7B</translation>
    </message>
    <message>
        <source>GPT-3 6.7B</source>
        <translation>GPT-3 6.7B</translation>
    </message>
    <message>
        <source>GPT-3 Large</source>
        <translation>GPT-3 Large</translation>
    </message>
    <message>
        <source>GPT-3 Medium</source>
        <translation>GPT-3 Medium</translation>
    </message>
    <message>
        <source>GPT-3 Small</source>
        <translation>GPT-3 Small</translation>
    </message>
    <message>
        <source>GPT-3 XL</source>
        <translation>GPT-3 XL</translation>
    </message>
    <message>
        <source>GPT-BigCode</source>
        <translation>GPT-BigCode</translation>
    </message>
    <message>
        <source>GPT-BigCode under autocast</source>
        <translation>GPT-BigCode mit Autocast</translation>
    </message>
    <message>
        <source>GPT-BigCode, fused loss kernel</source>
        <translation>GPT-BigCode, fusionierter Verlust</translation>
    </message>
    <message>
        <source>GPT-BigCode, fused loss kernel under autocast</source>
        <translation>GPT-BigCode, fusionierter Verlust mit Autocast</translation>
    </message>
    <message>
        <source>GPT-J 6B</source>
        <translation>GPT-J 6B</translation>
    </message>
    <message>
        <source>GPT-Neo 1.3B</source>
        <translation>GPT-Neo 1.3B</translation>
    </message>
    <message>
        <source>GPT-NeoX 20B</source>
        <translation>GPT-NeoX 20B</translation>
    </message>
    <message>
        <source>GPUDirect-TCPX</source>
        <translation>GPUDirect-TCPX</translation>
    </message>
    <message>
        <source>GPUDirect-TCPX (A3 High, 4 x 200 Gb/s for 8 GPUs)</source>
        <translation>GPUDirect-TCPX (A3 High, 4 x 200 Gb/s für 8 GPUs)</translation>
    </message>
    <message>
        <source>GPUDirect-TCPXO</source>
        <translation>GPUDirect-TCPXO</translation>
    </message>
    <message>
        <source>GPUDirect-TCPXO (A3 Mega, 8 x 200 Gb/s)</source>
        <translation>GPUDirect-TCPXO (A3 Mega, 8 x 200 Gb/s)</translation>
    </message>
    <message>
        <source>GaLore rank 128, Adam, bf16 weights</source>
        <translation>GaLore mit Rang 128, Adam, bf16-Gewichte</translation>
    </message>
    <message>
        <source>Gaudi 2</source>
        <translation>Gaudi 2</translation>
    </message>
    <message>
        <source>Gaudi 2 in-node Ethernet (21 x 100 Gb/s)</source>
        <translation>Gaudi 2, Ethernet im Knoten (21 x 100 Gb/s)</translation>
    </message>
    <message>
        <source>Gaudi 2 out of node (3 x 100 Gb/s)</source>
        <translation>Gaudi 2, aus dem Knoten (3 x 100 Gb/s)</translation>
    </message>
    <message>
        <source>Gaudi 3</source>
        <translation>Gaudi 3</translation>
    </message>
    <message>
        <source>Gaudi 3 in-node Ethernet (21 x 200 Gb/s)</source>
        <translation>Gaudi 3, Ethernet im Knoten (21 x 200 Gb/s)</translation>
    </message>
    <message>
        <source>Gaudi 3 out of node (3 x 200 Gb/s)</source>
        <translation>Gaudi 3, aus dem Knoten (3 x 200 Gb/s)</translation>
    </message>
    <message>
        <source>GeForce RTX 3090</source>
        <translation>GeForce RTX 3090</translation>
    </message>
    <message>
        <source>GeForce RTX 4090</source>
        <translation>GeForce RTX 4090</translation>
    </message>
    <message>
        <source>GeForce RTX 5090</source>
        <translation>GeForce RTX 5090</translation>
    </message>
    <message>
        <source>Gemma 2 27B</source>
        <translation>Gemma 2 27B</translation>
    </message>
    <message>
        <source>Gemma 2 2B</source>
        <translation>Gemma 2 2B</translation>
    </message>
    <message>
        <source>Gemma 2 9B</source>
        <translation>Gemma 2 9B</translation>
    </message>
    <message>
        <source>Gemma 3 12B (text)</source>
        <translation>Gemma 3 12B (Text)</translation>
    </message>
    <message>
        <source>Gemma 3 27B (text)</source>
        <translation>Gemma 3 27B (Text)</translation>
    </message>
    <message>
        <source>Gemma 3 4B (text)</source>
        <translation>Gemma 3 4B (Text)</translation>
    </message>
    <message>
        <source>Gemma 7B</source>
        <translation>Gemma 7B</translation>
    </message>
    <message>
        <source>Google A3 High (8 × H100)</source>
        <translation>Google A3 High (8 × H100)</translation>
    </message>
    <message>
        <source>Google A3 Mega (8 × H100)</source>
        <translation>Google A3 Mega (8 × H100)</translation>
    </message>
    <message>
        <source>Gopher 280B</source>
        <translation>Gopher 280B</translation>
    </message>
    <message>
        <source>Grok-1</source>
        <translation>Grok-1</translation>
    </message>
    <message>
        <source>Grok-1 (Hugging Face port)</source>
        <translation>Grok-1 (Fassung von Hugging Face)</translation>
    </message>
    <message>
        <source>H100 NVL 94GB</source>
        <translation>H100 NVL 94GB</translation>
    </message>
    <message>
        <source>H100 PCIe 80GB</source>
        <translation>H100 PCIe 80GB</translation>
    </message>
    <message>
        <source>H100 SXM 96GB (HBM2e variant)</source>
        <translation>H100 SXM 96GB (HBM2e-Variante)</translation>
    </message>
    <message>
        <source>H100 SXM5 80GB</source>
        <translation>H100 SXM5 80GB</translation>
    </message>
    <message>
        <source>H100 with a slower link; DeepSeek-V3 trained on it</source>
        <translation>H100 mit langsamerer Verbindung; darauf wurde DeepSeek-V3 trainiert</translation>
    </message>
    <message>
        <source>H20 96GB</source>
        <translation>H20 96GB</translation>
    </message>
    <message>
        <source>H200 NVL 141GB</source>
        <translation>H200 NVL 141GB</translation>
    </message>
    <message>
        <source>H200 SXM 141GB</source>
        <translation>H200 SXM 141GB</translation>
    </message>
    <message>
        <source>H800 SXM5 80GB</source>
        <translation>H800 SXM5 80GB</translation>
    </message>
    <message>
        <source>HCCS (Ascend 910B, 7 links)</source>
        <translation>HCCS (Ascend 910B, 7 Verbindungen)</translation>
    </message>
    <message>
        <source>HPE Slingshot 11, one port</source>
        <translation>HPE Slingshot 11, ein Anschluss</translation>
    </message>
    <message>
        <source>Head a chunk at a time, loss compiled.</source>
        <translation>Kopf Block für Block, Verlust kompiliert.</translation>
    </message>
    <message>
        <source>Head and loss in blocks of 128 positions. Fabric hands all logits back in fp32, and the loop holds them; log-softmax is kept.</source>
        <translation>Kopf und Verlust in Blöcken von 128 Positionen. Fabric gibt alle Logits in fp32 zurück, und die Schleife hält sie; der Log-Softmax wird behalten.</translation>
    </message>
    <message>
        <source>Head and loss together, a chunk at a time: the logits never exist whole.</source>
        <translation>Kopf und Verlust zusammen, Block für Block: Die Logits bestehen nie ganz.</translation>
    </message>
    <message>
        <source>Hugging Face Trainer</source>
        <translation>Hugging Face Trainer</translation>
    </message>
    <message>
        <source>Hugging Face, full</source>
        <translation>Hugging Face, voll</translation>
    </message>
    <message>
        <source>Hugging Face, full, to 4.45</source>
        <translation>Hugging Face, voll, bis 4.45</translation>
    </message>
    <message>
        <source>Hugging Face, fused loss kernel</source>
        <translation>Hugging Face, fusionierter Verlust</translation>
    </message>
    <message>
        <source>Hugging Face, fused loss kernel, from 4.46</source>
        <translation>Hugging Face, fusionierter Verlust, ab 4.46</translation>
    </message>
    <message>
        <source>InfiniBand EDR, one 4x port</source>
        <translation>InfiniBand EDR, ein 4x-Anschluss</translation>
    </message>
    <message>
        <source>InfiniBand HDR, one 4x port</source>
        <translation>InfiniBand HDR, ein 4x-Anschluss</translation>
    </message>
    <message>
        <source>InfiniBand NDR, one 4x port</source>
        <translation>InfiniBand NDR, ein 4x-Anschluss</translation>
    </message>
    <message>
        <source>InfiniBand XDR, one 4x port</source>
        <translation>InfiniBand XDR, ein 4x-Anschluss</translation>
    </message>
    <message>
        <source>Infinity Fabric (MI250X, 7 links of 50)</source>
        <translation>Infinity Fabric (MI250X, 7 Verbindungen zu 50)</translation>
    </message>
    <message>
        <source>Infinity Fabric (MI300A, 4 APUs)</source>
        <translation>Infinity Fabric (MI300A, 4 APUs)</translation>
    </message>
    <message>
        <source>Infinity Fabric (MI300X, 7 links of 64)</source>
        <translation>Infinity Fabric (MI300X, 7 Verbindungen zu 64)</translation>
    </message>
    <message>
        <source>Infinity Fabric (MI325X, 7 links of 64)</source>
        <translation>Infinity Fabric (MI325X, 7 Verbindungen zu 64)</translation>
    </message>
    <message>
        <source>Infinity Fabric (MI350X, MI355X, 7 links of 76.5)</source>
        <translation>Infinity Fabric (MI350X, MI355X, 7 Verbindungen zu 76,5)</translation>
    </message>
    <message>
        <source>Infinity Fabric bridge (MI210, 3 links)</source>
        <translation>Infinity-Fabric-Brücke (MI210, 3 Verbindungen)</translation>
    </message>
    <message>
        <source>Instinct MI210</source>
        <translation>Instinct MI210</translation>
    </message>
    <message>
        <source>Instinct MI250X (one GCD)</source>
        <translation>Instinct MI250X (ein GCD)</translation>
    </message>
    <message>
        <source>Instinct MI250X (whole card)</source>
        <translation>Instinct MI250X (ganze Karte)</translation>
    </message>
    <message>
        <source>Instinct MI300A</source>
        <translation>Instinct MI300A</translation>
    </message>
    <message>
        <source>Instinct MI300X</source>
        <translation>Instinct MI300X</translation>
    </message>
    <message>
        <source>Instinct MI325X</source>
        <translation>Instinct MI325X</translation>
    </message>
    <message>
        <source>Instinct MI350X</source>
        <translation>Instinct MI350X</translation>
    </message>
    <message>
        <source>Instinct MI355X</source>
        <translation>Instinct MI355X</translation>
    </message>
    <message>
        <source>InternLM 7B</source>
        <translation>InternLM 7B</translation>
    </message>
    <message>
        <source>InternLM2 20B</source>
        <translation>InternLM2 20B</translation>
    </message>
    <message>
        <source>InternVL2 8B (text)</source>
        <translation>InternVL2 8B (Text)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Jamba v0.1</source>
        <translation>Jamba v0.1</translation>
    </message>
    <message>
        <source>L4</source>
        <translation>L4</translation>
    </message>
    <message>
        <source>L40</source>
        <translation>L40</translation>
    </message>
    <message>
        <source>L40S</source>
        <translation>L40S</translation>
    </message>
    <message>
        <source>LLaMA 13B</source>
        <translation>LLaMA 13B</translation>
    </message>
    <message>
        <source>LLaMA 33B</source>
        <translation>LLaMA 33B</translation>
    </message>
    <message>
        <source>LLaMA 7B</source>
        <translation>LLaMA 7B</translation>
    </message>
    <message>
        <source>LOMO: SGD fused in backward, bf16</source>
        <translation>LOMO: SGD im Rückwärtslauf, bf16</translation>
    </message>
    <message>
        <source>LayerNorm after the embedding</source>
        <translation>LayerNorm nach der Einbettung</translation>
    </message>
    <message>
        <source>Lion, bf16 weights and fp32 master</source>
        <translation>Lion, bf16-Gewichte und fp32-Master</translation>
    </message>
    <message>
        <source>Lion, fp32</source>
        <translation>Lion, fp32</translation>
    </message>
    <message>
        <source>LitGPT</source>
        <translation>LitGPT</translation>
    </message>
    <message>
        <source>Llama 2 13B</source>
        <translation>Llama 2 13B</translation>
    </message>
    <message>
        <source>Llama 2 70B</source>
        <translation>Llama 2 70B</translation>
    </message>
    <message>
        <source>Llama 2 7B</source>
        <translation>Llama 2 7B</translation>
    </message>
    <message>
        <source>Llama 3.1 405B</source>
        <translation>Llama 3.1 405B</translation>
    </message>
    <message>
        <source>Llama 3.1 70B</source>
        <translation>Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Llama 3.1 8B</source>
        <translation>Llama 3.1 8B</translation>
    </message>
    <message>
        <source>Llama 3.2 1B</source>
        <translation>Llama 3.2 1B</translation>
    </message>
    <message>
        <source>Llama 3.2 3B</source>
        <translation>Llama 3.2 3B</translation>
    </message>
    <message>
        <source>Llama 3.3 70B</source>
        <translation>Llama 3.3 70B</translation>
    </message>
    <message>
        <source>Llama 3.3 Nemotron Super 49B</source>
        <translation>Llama 3.3 Nemotron Super 49B</translation>
    </message>
    <message>
        <source>LoRA adapter parameters, bf16 with fp32 master</source>
        <translation>LoRA-Adapterparameter, bf16 mit fp32-Master</translation>
    </message>
    <message>
        <source>LoRA adapter parameters, fp32 Adam</source>
        <translation>LoRA-Adapterparameter, fp32-Adam</translation>
    </message>
    <message>
        <source>LoRA adapter parameters, fp32 with 8-bit Adam</source>
        <translation>LoRA-Adapterparameter, fp32 mit 8-Bit-Adam</translation>
    </message>
    <message>
        <source>LoRA adapter parameters, pure bf16 Adam</source>
        <translation>LoRA-Adapterparameter, Adam in reinem bf16</translation>
    </message>
    <message>
        <source>Logits handed back in fp32 and held by the loop, log-softmax and two gradients.</source>
        <translation>Logits in fp32 zurückgegeben und von der Schleife gehalten, Log-Softmax und zwei Gradienten.</translation>
    </message>
    <message>
        <source>MPT 30B</source>
        <translation>MPT 30B</translation>
    </message>
    <message>
        <source>MXFP8 weights</source>
        <translation>MXFP8-Gewichte</translation>
    </message>
    <message>
        <source>MXFP8, bf16 weights kept</source>
        <translation>MXFP8, bf16-Gewichte behalten</translation>
    </message>
    <message>
        <source>Mamba 130M</source>
        <translation>Mamba 130M</translation>
    </message>
    <message>
        <source>Megatron 175B (GPT-3 shape)</source>
        <translation>Megatron 175B (Form von GPT-3)</translation>
    </message>
    <message>
        <source>Megatron 1T</source>
        <translation>Megatron 1T</translation>
    </message>
    <message>
        <source>Megatron 22B</source>
        <translation>Megatron 22B</translation>
    </message>
    <message>
        <source>Megatron Core refuses --cross-entropy-fusion-impl te from 0.19 on</source>
        <translation>Megatron Core lehnt --cross-entropy-fusion-impl te ab 0.19 ab</translation>
    </message>
    <message>
        <source>Megatron bf16 weights, fp32 main grads, Adam</source>
        <translation>Megatron: bf16-Gewichte, fp32-Gradienten, Adam</translation>
    </message>
    <message>
        <source>Megatron fp16 weights and grads, Adam</source>
        <translation>Megatron: fp16-Gewichte und -Gradienten, Adam</translation>
    </message>
    <message>
        <source>Megatron fused (jit)</source>
        <translation>Megatron, fusioniert (jit)</translation>
    </message>
    <message>
        <source>Megatron precision-aware: bf16 main grads and moments</source>
        <translation>Megatron precision-aware: bf16-Gradienten und -Momente</translation>
    </message>
    <message>
        <source>Megatron precision-aware: bf16 main grads, fp8 moments</source>
        <translation>Megatron precision-aware: bf16-Gradienten, fp8-Momente</translation>
    </message>
    <message>
        <source>Megatron precision-aware: fp16 master, fp8 moments</source>
        <translation>Megatron precision-aware: fp16-Master, fp8-Momente</translation>
    </message>
    <message>
        <source>Megatron vocabulary-parallel</source>
        <translation>Megatron, vokabularparallel</translation>
    </message>
    <message>
        <source>Megatron-Core</source>
        <translation>Megatron-Core</translation>
    </message>
    <message>
        <source>Megatron-FSDP also needs --ckpt-format fsdp_dtensor</source>
        <translation>Megatron-FSDP braucht auch --ckpt-format fsdp_dtensor</translation>
    </message>
    <message>
        <source>Megatron-Turing 530B</source>
        <translation>Megatron-Turing 530B</translation>
    </message>
    <message>
        <source>MiB shown by the driver not found</source>
        <translation>vom Treiber gezeigte MiB nicht gefunden</translation>
    </message>
    <message>
        <source>MiniCPM3 4B</source>
        <translation>MiniCPM3 4B</translation>
    </message>
    <message>
        <source>Mistral 7B v0.1</source>
        <translation>Mistral 7B v0.1</translation>
    </message>
    <message>
        <source>Mistral 7B v0.3</source>
        <translation>Mistral 7B v0.3</translation>
    </message>
    <message>
        <source>Mistral Nemo 12B</source>
        <translation>Mistral Nemo 12B</translation>
    </message>
    <message>
        <source>Mixtral 8x7B</source>
        <translation>Mixtral 8x7B</translation>
    </message>
    <message>
        <source>Muon (matrix tensors), Megatron fp32 main grads</source>
        <translation>Muon (Matrizen), Megatron mit fp32-Gradienten</translation>
    </message>
    <message>
        <source>Muon (matrix tensors), bf16 weights and fp32 master</source>
        <translation>Muon (Matrizen), bf16-Gewichte und fp32-Master</translation>
    </message>
    <message>
        <source>NVFP4, bf16 weights kept</source>
        <translation>NVFP4, bf16-Gewichte behalten</translation>
    </message>
    <message>
        <source>NVLink 1 (P100, 4 links)</source>
        <translation>NVLink 1 (P100, 4 Verbindungen)</translation>
    </message>
    <message>
        <source>NVLink 2 (V100, 6 links)</source>
        <translation>NVLink 2 (V100, 6 Verbindungen)</translation>
    </message>
    <message>
        <source>NVLink 3 cut down (A800, 8 links)</source>
        <translation>NVLink 3 beschnitten (A800, 8 Verbindungen)</translation>
    </message>
    <message>
        <source>NVLink 3 with NVSwitch (A100, 12 links)</source>
        <translation>NVLink 3 mit NVSwitch (A100, 12 Verbindungen)</translation>
    </message>
    <message>
        <source>NVLink 4 cut down (H800)</source>
        <translation>NVLink 4 beschnitten (H800)</translation>
    </message>
    <message>
        <source>NVLink 4 with NVSwitch (H100, H200, H20, 18 links)</source>
        <translation>NVLink 4 mit NVSwitch (H100, H200, H20, 18 Verbindungen)</translation>
    </message>
    <message>
        <source>NVLink 5 NVSwitch rack (NVL72, 72 GPUs)</source>
        <translation>NVLink 5, Schrank mit NVSwitch (NVL72, 72 GPUs)</translation>
    </message>
    <message>
        <source>NVLink 5 with NVSwitch (B200, B300, 18 links, 8 GPUs)</source>
        <translation>NVLink 5 mit NVSwitch (B200, B300, 18 Verbindungen, 8 GPUs)</translation>
    </message>
    <message>
        <source>NVLink 6 (Rubin, 36 links)</source>
        <translation>NVLink 6 (Rubin, 36 Verbindungen)</translation>
    </message>
    <message>
        <source>NVLink as a cube of pairs, without a switch</source>
        <translation>NVLink als Würfel aus Paaren, ohne Switch</translation>
    </message>
    <message>
        <source>NVLink bridge (H200 NVL, 2 or 4 cards)</source>
        <translation>NVLink-Brücke (H200 NVL, 2 oder 4 Karten)</translation>
    </message>
    <message>
        <source>NVLink bridge pair (A100 PCIe)</source>
        <translation>NVLink-Brücke, Paar (A100 PCIe)</translation>
    </message>
    <message>
        <source>NVLink bridge pair (A30)</source>
        <translation>NVLink-Brücke, Paar (A30)</translation>
    </message>
    <message>
        <source>NVLink bridge pair (H100 PCIe, H100 NVL)</source>
        <translation>NVLink-Brücke, Paar (H100 PCIe, H100 NVL)</translation>
    </message>
    <message>
        <source>NVLink bridge pair (RTX A6000, A40, RTX 3090)</source>
        <translation>NVLink-Brücke, Paar (RTX A6000, A40, RTX 3090)</translation>
    </message>
    <message>
        <source>NVLink bridges join two cards; a group of more goes over PCIe</source>
        <translation>NVLink-Brücken verbinden zwei Karten; größere Gruppen laufen über PCIe</translation>
    </message>
    <message>
        <source>NVLink-C2C (Grace CPU to GPU)</source>
        <translation>NVLink-C2C (Grace-CPU zur GPU)</translation>
    </message>
    <message>
        <source>NeuronLink v2 (Trainium)</source>
        <translation>NeuronLink v2 (Trainium)</translation>
    </message>
    <message>
        <source>NeuronLink v3 (Trainium2)</source>
        <translation>NeuronLink v3 (Trainium2)</translation>
    </message>
    <message>
        <source>NeuronLink v4 (Trainium3)</source>
        <translation>NeuronLink v4 (Trainium3)</translation>
    </message>
    <message>
        <source>No fp32 cast: logits, shifted copy, log-softmax and gradient in bf16.</source>
        <translation>Kein Wandeln nach fp32: Logits, verschobene Kopie, Log-Softmax und Gradient in bf16.</translation>
    </message>
    <message>
        <source>No fp32 cast; the kernel writes the gradient in place.</source>
        <translation>Kein Wandeln nach fp32; der Kernel schreibt den Gradienten an Ort und Stelle.</translation>
    </message>
    <message>
        <source>No loss over a vocabulary.</source>
        <translation>Kein Verlust über ein Vokabular.</translation>
    </message>
    <message>
        <source>OLMo 2 13B</source>
        <translation>OLMo 2 13B</translation>
    </message>
    <message>
        <source>OLMo 3 32B</source>
        <translation>OLMo 3 32B</translation>
    </message>
    <message>
        <source>OLMoE 1B-7B</source>
        <translation>OLMoE 1B-7B</translation>
    </message>
    <message>
        <source>OPT 1.3B</source>
        <translation>OPT 1.3B</translation>
    </message>
    <message>
        <source>OPT 125M</source>
        <translation>OPT 125M</translation>
    </message>
    <message>
        <source>OPT 13B</source>
        <translation>OPT 13B</translation>
    </message>
    <message>
        <source>OPT 175B</source>
        <translation>OPT 175B</translation>
    </message>
    <message>
        <source>OPT 350M</source>
        <translation>OPT 350M</translation>
    </message>
    <message>
        <source>OPT 6.7B</source>
        <translation>OPT 6.7B</translation>
    </message>
    <message>
        <source>OPT 66B</source>
        <translation>OPT 66B</translation>
    </message>
    <message>
        <source>Omni-Path CN5000, one port</source>
        <translation>Omni-Path CN5000, ein Anschluss</translation>
    </message>
    <message>
        <source>OpenELM 1.1B</source>
        <translation>OpenELM 1.1B</translation>
    </message>
    <message>
        <source>PCIe 3.0 x16</source>
        <translation>PCIe 3.0 x16</translation>
    </message>
    <message>
        <source>PCIe 4.0 x16</source>
        <translation>PCIe 4.0 x16</translation>
    </message>
    <message>
        <source>PCIe 5.0 x16</source>
        <translation>PCIe 5.0 x16</translation>
    </message>
    <message>
        <source>PCIe 6.0 x16</source>
        <translation>PCIe 6.0 x16</translation>
    </message>
    <message>
        <source>PCIe box, 4 × A10</source>
        <translation>PCIe-Rechner, 4 × A10</translation>
    </message>
    <message>
        <source>PCIe box, 4 × RTX A6000</source>
        <translation>PCIe-Rechner, 4 × RTX A6000</translation>
    </message>
    <message>
        <source>PCIe box, 8 × A100 80GB PCIe</source>
        <translation>PCIe-Rechner, 8 × A100 80GB PCIe</translation>
    </message>
    <message>
        <source>PCIe box, 8 × A40</source>
        <translation>PCIe-Rechner, 8 × A40</translation>
    </message>
    <message>
        <source>PCIe box, 8 × H100 NVL</source>
        <translation>PCIe-Rechner, 8 × H100 NVL</translation>
    </message>
    <message>
        <source>PCIe box, 8 × H100 PCIe</source>
        <translation>PCIe-Rechner, 8 × H100 PCIe</translation>
    </message>
    <message>
        <source>PCIe box, 8 × L4</source>
        <translation>PCIe-Rechner, 8 × L4</translation>
    </message>
    <message>
        <source>PCIe box, 8 × L40S</source>
        <translation>PCIe-Rechner, 8 × L40S</translation>
    </message>
    <message>
        <source>PCIe box, 8 × RTX PRO 6000</source>
        <translation>PCIe-Rechner, 8 × RTX PRO 6000</translation>
    </message>
    <message>
        <source>PaLM 540B</source>
        <translation>PaLM 540B</translation>
    </message>
    <message>
        <source>Phi-2</source>
        <translation>Phi-2</translation>
    </message>
    <message>
        <source>Phi-3-mini</source>
        <translation>Phi-3-mini</translation>
    </message>
    <message>
        <source>Phi-3-mini 4k</source>
        <translation>Phi-3-mini 4k</translation>
    </message>
    <message>
        <source>Phi-3.5-MoE</source>
        <translation>Phi-3.5-MoE</translation>
    </message>
    <message>
        <source>Phi-4-mini</source>
        <translation>Phi-4-mini</translation>
    </message>
    <message>
        <source>Plain PyTorch</source>
        <translation>Reines PyTorch</translation>
    </message>
    <message>
        <source>Pythia 1.4B</source>
        <translation>Pythia 1.4B</translation>
    </message>
    <message>
        <source>Pythia 12B</source>
        <translation>Pythia 12B</translation>
    </message>
    <message>
        <source>Pythia 160M</source>
        <translation>Pythia 160M</translation>
    </message>
    <message>
        <source>Pythia 1B</source>
        <translation>Pythia 1B</translation>
    </message>
    <message>
        <source>Pythia 2.8B</source>
        <translation>Pythia 2.8B</translation>
    </message>
    <message>
        <source>Pythia 410M</source>
        <translation>Pythia 410M</translation>
    </message>
    <message>
        <source>Pythia 70M</source>
        <translation>Pythia 70M</translation>
    </message>
    <message>
        <source>QLoRA frozen base, nf4, double quantisation</source>
        <translation>QLoRA: eingefrorene Basis, nf4, doppelt quantisiert</translation>
    </message>
    <message>
        <source>QLoRA frozen base, nf4, single quantisation</source>
        <translation>QLoRA: eingefrorene Basis, nf4, einfach quantisiert</translation>
    </message>
    <message>
        <source>Qwen 7B</source>
        <translation>Qwen 7B</translation>
    </message>
    <message>
        <source>Qwen1.5 72B</source>
        <translation>Qwen1.5 72B</translation>
    </message>
    <message>
        <source>Qwen2-VL 7B (text)</source>
        <translation>Qwen2-VL 7B (Text)</translation>
    </message>
    <message>
        <source>Qwen2.5 0.5B</source>
        <translation>Qwen2.5 0.5B</translation>
    </message>
    <message>
        <source>Qwen2.5 1.5B</source>
        <translation>Qwen2.5 1.5B</translation>
    </message>
    <message>
        <source>Qwen2.5 14B</source>
        <translation>Qwen2.5 14B</translation>
    </message>
    <message>
        <source>Qwen2.5 32B</source>
        <translation>Qwen2.5 32B</translation>
    </message>
    <message>
        <source>Qwen2.5 3B</source>
        <translation>Qwen2.5 3B</translation>
    </message>
    <message>
        <source>Qwen2.5 72B</source>
        <translation>Qwen2.5 72B</translation>
    </message>
    <message>
        <source>Qwen2.5 7B</source>
        <translation>Qwen2.5 7B</translation>
    </message>
    <message>
        <source>Qwen3 0.6B</source>
        <translation>Qwen3 0.6B</translation>
    </message>
    <message>
        <source>Qwen3 1.7B</source>
        <translation>Qwen3 1.7B</translation>
    </message>
    <message>
        <source>Qwen3 14B</source>
        <translation>Qwen3 14B</translation>
    </message>
    <message>
        <source>Qwen3 235B-A22B</source>
        <translation>Qwen3 235B-A22B</translation>
    </message>
    <message>
        <source>Qwen3 32B</source>
        <translation>Qwen3 32B</translation>
    </message>
    <message>
        <source>Qwen3 4B</source>
        <translation>Qwen3 4B</translation>
    </message>
    <message>
        <source>Qwen3 8B</source>
        <translation>Qwen3 8B</translation>
    </message>
    <message>
        <source>Qwen3-Coder 480B-A35B</source>
        <translation>Qwen3-Coder 480B-A35B</translation>
    </message>
    <message>
        <source>Qwen3-Next 80B-A3B</source>
        <translation>Qwen3-Next 80B-A3B</translation>
    </message>
    <message>
        <source>Qwen3.5 35B-A3B (text)</source>
        <translation>Qwen3.5 35B-A3B (Text)</translation>
    </message>
    <message>
        <source>RTX 6000 Ada</source>
        <translation>RTX 6000 Ada</translation>
    </message>
    <message>
        <source>RTX A6000</source>
        <translation>RTX A6000</translation>
    </message>
    <message>
        <source>RTX PRO 6000 Blackwell Server</source>
        <translation>RTX PRO 6000 Blackwell Server</translation>
    </message>
    <message>
        <source>RTX PRO 6000 Blackwell Workstation</source>
        <translation>RTX PRO 6000 Blackwell Workstation</translation>
    </message>
    <message>
        <source>RoCE 100 Gb/s Ethernet, one port</source>
        <translation>RoCE, Ethernet mit 100 Gb/s, ein Anschluss</translation>
    </message>
    <message>
        <source>RoCE 200 Gb/s Ethernet, one port</source>
        <translation>RoCE, Ethernet mit 200 Gb/s, ein Anschluss</translation>
    </message>
    <message>
        <source>RoCE 400 Gb/s Ethernet, one port</source>
        <translation>RoCE, Ethernet mit 400 Gb/s, ein Anschluss</translation>
    </message>
    <message>
        <source>RoCE 800 Gb/s Ethernet, one port</source>
        <translation>RoCE, Ethernet mit 800 Gb/s, ein Anschluss</translation>
    </message>
    <message>
        <source>RoCE plane of CloudMatrix 384 (400 Gb/s an NPU)</source>
        <translation>RoCE-Ebene von CloudMatrix 384 (400 Gb/s je NPU)</translation>
    </message>
    <message>
        <source>SGD with momentum, bf16 weights and fp32 master</source>
        <translation>SGD mit Momentum, bf16-Gewichte und fp32-Master</translation>
    </message>
    <message>
        <source>SGD with momentum, fp32</source>
        <translation>SGD mit Momentum, fp32</translation>
    </message>
    <message>
        <source>SGD, fp32</source>
        <translation>SGD, fp32</translation>
    </message>
    <message>
        <source>SGD, pure bf16</source>
        <translation>SGD, reines bf16</translation>
    </message>
    <message>
        <source>SOAP, bf16 weights and fp32 master</source>
        <translation>SOAP, bf16-Gewichte und fp32-Master</translation>
    </message>
    <message>
        <source>Shampoo, bf16 weights and fp32 master</source>
        <translation>Shampoo, bf16-Gewichte und fp32-Master</translation>
    </message>
    <message>
        <source>SmolLM2 1.7B</source>
        <translation>SmolLM2 1.7B</translation>
    </message>
    <message>
        <source>SmolLM2 135M</source>
        <translation>SmolLM2 135M</translation>
    </message>
    <message>
        <source>SmolLM2 360M</source>
        <translation>SmolLM2 360M</translation>
    </message>
    <message>
        <source>StableLM 3B-4E1T</source>
        <translation>StableLM 3B-4E1T</translation>
    </message>
    <message>
        <source>StarCoder2 7B</source>
        <translation>StarCoder2 7B</translation>
    </message>
    <message>
        <source>T5 3B</source>
        <translation>T5 3B</translation>
    </message>
    <message>
        <source>TE fused</source>
        <translation>TE, fusioniert</translation>
    </message>
    <message>
        <source>TE fused, fp32 gradient</source>
        <translation>TE, fusioniert, fp32-Gradient</translation>
    </message>
    <message>
        <source>TOML</source>
        <translation>TOML</translation>
    </message>
    <message>
        <source>TPU v3 (chip)</source>
        <translation>TPU v3 (Chip)</translation>
    </message>
    <message>
        <source>TPU v3 ICI (4 neighbours)</source>
        <translation>TPU v3 ICI (4 Nachbarn)</translation>
    </message>
    <message>
        <source>TPU v4 (chip)</source>
        <translation>TPU v4 (Chip)</translation>
    </message>
    <message>
        <source>TPU v4 ICI (6 neighbours)</source>
        <translation>TPU v4 ICI (6 Nachbarn)</translation>
    </message>
    <message>
        <source>TPU v5e (chip)</source>
        <translation>TPU v5e (Chip)</translation>
    </message>
    <message>
        <source>TPU v5e ICI (4 neighbours)</source>
        <translation>TPU v5e ICI (4 Nachbarn)</translation>
    </message>
    <message>
        <source>TPU v5p (chip)</source>
        <translation>TPU v5p (Chip)</translation>
    </message>
    <message>
        <source>TPU v5p ICI (6 neighbours)</source>
        <translation>TPU v5p ICI (6 Nachbarn)</translation>
    </message>
    <message>
        <source>TPU v6e ICI (4 neighbours)</source>
        <translation>TPU v6e ICI (4 Nachbarn)</translation>
    </message>
    <message>
        <source>TPU v6e Trillium (chip)</source>
        <translation>TPU v6e Trillium (Chip)</translation>
    </message>
    <message>
        <source>TPU7x ICI (6 neighbours)</source>
        <translation>TPU7x ICI (6 Nachbarn)</translation>
    </message>
    <message>
        <source>TPU7x Ironwood (chip)</source>
        <translation>TPU7x Ironwood (Chip)</translation>
    </message>
    <message>
        <source>Tesla T4</source>
        <translation>Tesla T4</translation>
    </message>
    <message>
        <source>The chunks&apos; loss compiled: 16-bit logits and their 16-bit gradient. Autograd reaches the head&apos;s chunks only after all of the loss&apos;s, so both are whole.</source>
        <translation>Der Verlust der Blöcke kompiliert: 16-Bit-Logits und ihr 16-Bit-Gradient. Autograd erreicht die Blöcke des Kopfes erst nach allen des Verlusts, daher bestehen beide ganz.</translation>
    </message>
    <message>
        <source>The loss compiled on its own: bf16 logits and their bf16 gradient, log-softmax fused away. Vocabulary-parallel it makes its fp32 gradient ahead, from a scattered fp32 tensor.</source>
        <translation>Der Verlust für sich kompiliert: bf16-Logits und ihr bf16-Gradient, Log-Softmax wegfusioniert. Vokabularparallel bildet er seinen fp32-Gradienten im Voraus, aus einem gestreuten fp32-Tensor.</translation>
    </message>
    <message>
        <source>The model casts its logits to fp32 and lets the 16-bit ones go; shifted copy, log-softmax.</source>
        <translation>Das Modell wandelt seine Logits nach fp32 und gibt die 16-Bit-Logits frei; verschobene Kopie, Log-Softmax.</translation>
    </message>
    <message>
        <source>The model itself returns fp32 logits.</source>
        <translation>Das Modell selbst gibt fp32-Logits zurück.</translation>
    </message>
    <message>
        <source>TinyLlama 1.1B</source>
        <translation>TinyLlama 1.1B</translation>
    </message>
    <message>
        <source>Trainium (chip)</source>
        <translation>Trainium (Chip)</translation>
    </message>
    <message>
        <source>Trainium2 (chip)</source>
        <translation>Trainium2 (Chip)</translation>
    </message>
    <message>
        <source>Trainium3 (chip)</source>
        <translation>Trainium3 (Chip)</translation>
    </message>
    <message>
        <source>UB link (Ascend 950DT)</source>
        <translation>UB-Verbindung (Ascend 950DT)</translation>
    </message>
    <message>
        <source>UB plane of CloudMatrix 384 (Ascend 910C)</source>
        <translation>UB-Ebene von CloudMatrix 384 (Ascend 910C)</translation>
    </message>
    <message>
        <source>V100 SXM2 16GB</source>
        <translation>V100 SXM2 16GB</translation>
    </message>
    <message>
        <source>V100 SXM2 32GB</source>
        <translation>V100 SXM2 32GB</translation>
    </message>
    <message>
        <source>Weights, gradients and moments in the loaded type; foreach AdamW.</source>
        <translation>Gewichte, Gradienten und Momente im geladenen Typ; foreach-AdamW.</translation>
    </message>
    <message>
        <source>Whole bf16 logits, fp32 a chunk; the log-softmax of all chunks is kept.</source>
        <translation>Ganze bf16-Logits, fp32 je Block; der Log-Softmax aller Blöcke wird behalten.</translation>
    </message>
    <message>
        <source>Whole bf16 logits; each chunk is cast to fp32 and computed again in the backward pass.</source>
        <translation>Ganze bf16-Logits; jeder Block wird nach fp32 gewandelt und im Rückwärtslauf neu berechnet.</translation>
    </message>
    <message>
        <source>Xe Link (Max 1550)</source>
        <translation>Xe Link (Max 1550)</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Yi 34B</source>
        <translation>Yi 34B</translation>
    </message>
    <message>
        <source>ZeRO-Offload of optimizer, bytes in host memory</source>
        <translation>ZeRO-Offload des Optimierers, Byte im Host-Speicher</translation>
    </message>
    <message>
        <source>ZeRO-Offload of optimizer, bytes left on the GPU</source>
        <translation>ZeRO-Offload des Optimierers, Byte auf der GPU</translation>
    </message>
    <message>
        <source>a field&apos;s key</source>
        <translation>der Schlüssel eines Felds</translation>
    </message>
    <message>
        <source>a name and a flavor of its own models</source>
        <translation>ein Name und eine Variante (flavor) seiner eigenen Modelle</translation>
    </message>
    <message>
        <source>a name and a flavor of its own models decide it</source>
        <translation>Name und Variante (flavor) seiner eigenen Modelle bestimmen es</translation>
    </message>
    <message>
        <source>a planning allowance</source>
        <translation>ein Betrag für die Planung</translation>
    </message>
    <message>
        <source>a rack used tray by tray</source>
        <translation>ein Schrank, Einschub für Einschub benutzt</translation>
    </message>
    <message>
        <source>a sequence must be a multiple of twice the context-parallel size</source>
        <translation>eine Sequenz muss ein Vielfaches der doppelten Kontextparallelität sein</translation>
    </message>
    <message>
        <source>a term</source>
        <translation>ein Posten</translation>
    </message>
    <message>
        <source>adapters are the training script&apos;s</source>
        <translation>Adapter sind Sache des Trainingsskripts</translation>
    </message>
    <message>
        <source>all, parameters, gradients, replicated, optimizer</source>
        <translation>all, parameters, gradients, replicated, optimizer</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angekündigt</translation>
    </message>
    <message>
        <source>approximate: one h x h relative-position matrix per layer, no linear biases, tied embedding; gives 70.06B against the published 70B</source>
        <translation>ungefähr: eine Matrix h x h für relative Positionen je Schicht, kein Bias in linearen Schichten, geteilte Einbettung; ergibt 70,06B statt der veröffentlichten 70B</translation>
    </message>
    <message>
        <source>approximate: same convention as chinchilla-70b</source>
        <translation>ungefähr: gezählt wie chinchilla-70b</translation>
    </message>
    <message>
        <source>as MI300X</source>
        <translation>wie MI300X</translation>
    </message>
    <message>
        <source>attention left out of 31 layers, feed-forward width by layer</source>
        <translation>Attention fehlt in 31 Schichten, Breite des Feed-Forward-Blocks je Schicht</translation>
    </message>
    <message>
        <source>availability not confirmed; divided from 64-card totals</source>
        <translation>Verfügbarkeit nicht bestätigt; aus Summen für 64 Karten geteilt</translation>
    </message>
    <message>
        <source>before Blackwell, tensor and context parallelism also need CUDA_DEVICE_MAX_CONNECTIONS=1 in the environment</source>
        <translation>vor Blackwell brauchen Tensor- und Kontextparallelität auch CUDA_DEVICE_MAX_CONNECTIONS=1 in der Umgebung</translation>
    </message>
    <message>
        <source>bf16 grads plus fp32 accumulation buffer, Adam</source>
        <translation>bf16-Gradienten und fp32-Akkumulationspuffer, Adam</translation>
    </message>
    <message>
        <source>bf16 logits and a separate fp32 gradient, as in newer Transformer Engine.</source>
        <translation>bf16-Logits und ein eigener fp32-Gradient, wie in neuerer Transformer Engine.</translation>
    </message>
    <message>
        <source>bf16 logits and one fp32 copy; exponentials, softmax and gradient are written in place.</source>
        <translation>bf16-Logits und eine fp32-Kopie; Exponentiale, Softmax und Gradient entstehen an Ort und Stelle.</translation>
    </message>
    <message>
        <source>bf16 logits cast to fp32 in the loss; log-softmax and two gradients in its backward pass.</source>
        <translation>bf16-Logits, im Verlust nach fp32 gewandelt; Log-Softmax und zwei Gradienten in seinem Rückwärtslauf.</translation>
    </message>
    <message>
        <source>bf16 logits, fp32 cast, shifted copy (none for one sequence), log-softmax.</source>
        <translation>bf16-Logits, nach fp32 gewandelt, verschobene Kopie (keine bei einer Sequenz), Log-Softmax.</translation>
    </message>
    <message>
        <source>bf16 logits, fp32 cast, shifted copy.</source>
        <translation>bf16-Logits, nach fp32 gewandelt, verschobene Kopie.</translation>
    </message>
    <message>
        <source>bf16 logits, fp32 copy and fp32 exponentials: the jit-fused functions do not work in place.</source>
        <translation>bf16-Logits, fp32-Kopie und fp32-Exponentiale: Die jit-fusionierten Funktionen arbeiten nicht an Ort und Stelle.</translation>
    </message>
    <message>
        <source>bf16 logits; the gradient is written over them.</source>
        <translation>bf16-Logits; der Gradient überschreibt sie.</translation>
    </message>
    <message>
        <source>bf16 weights and gradients, fp32 master weights and moments sharded by the ZeRO stage.</source>
        <translation>bf16-Gewichte und -Gradienten, fp32-Mastergewichte und -Momente nach ZeRO-Stufe verteilt.</translation>
    </message>
    <message>
        <source>bf16 weights and grads, fp32 master, Adam (ZeRO count)</source>
        <translation>bf16-Gewichte und -Gradienten, fp32-Master, Adam (wie ZeRO zählt)</translation>
    </message>
    <message>
        <source>bf16 weights with 16-bit remainders in place of an fp32 master</source>
        <translation>bf16-Gewichte mit 16-Bit-Resten anstelle eines fp32-Masters</translation>
    </message>
    <message>
        <source>bf16 weights with stochastic rounding</source>
        <translation>bf16-Gewichte mit stochastischem Runden</translation>
    </message>
    <message>
        <source>bf16 weights, DDP buckets beside a whole fp32 accumulation buffer.</source>
        <translation>bf16-Gewichte, DDP-Puffer neben einem ganzen fp32-Akkumulationspuffer.</translation>
    </message>
    <message>
        <source>bf16 weights, fp32 accumulation buffer, distributed optimizer, Transformer Engine kernels.</source>
        <translation>bf16-Gewichte, fp32-Akkumulationspuffer, verteilter Optimierer, Kernel der Transformer Engine.</translation>
    </message>
    <message>
        <source>bf16 weights, fp32 moments, no master</source>
        <translation>bf16-Gewichte, fp32-Momente, kein Master</translation>
    </message>
    <message>
        <source>bf16 weights, gradients and moments; fused AdamW.</source>
        <translation>bf16-Gewichte, -Gradienten und -Momente; fusioniertes AdamW.</translation>
    </message>
    <message>
        <source>bf16-true weights, gradients and moments.</source>
        <translation>Gewichte, Gradienten und Momente in bf16-true.</translation>
    </message>
    <message>
        <source>bins from 280 to 376 TFLOPS; sources disagree, treat as unverified</source>
        <translation>Klassen von 280 bis 376 TFLOPS; die Quellen widersprechen sich, als ungeprüft zu nehmen</translation>
    </message>
    <message>
        <source>block 256</source>
        <translation>Block 256</translation>
    </message>
    <message>
        <source>block 256; only tensors of at least 4096 elements whose size divides by the block</source>
        <translation>Block 256; nur Tensoren ab 4096 Elementen, deren Größe durch den Block teilbar ist</translation>
    </message>
    <message>
        <source>bridge joins pairs only; without it PCIe 4</source>
        <translation>eine Brücke verbindet nur Paare; ohne sie PCIe 4</translation>
    </message>
    <message>
        <source>bridge joins pairs; otherwise PCIe 5</source>
        <translation>eine Brücke verbindet Paare; sonst PCIe 5</translation>
    </message>
    <message>
        <source>brochure prints 160 both ways</source>
        <translation>der Prospekt nennt 160 für beide Richtungen</translation>
    </message>
    <message>
        <source>brochure prints 242 bf16 and 485 fp8: sparse</source>
        <translation>der Prospekt nennt 242 bf16 und 485 fp8: dünn besetzt</translation>
    </message>
    <message>
        <source>dense with latent attention</source>
        <translation>dicht mit latenter Attention</translation>
    </message>
    <message>
        <source>each die counts as a GPU; the link&apos;s rate is a card&apos;s</source>
        <translation>jeder Chip zählt als GPU; die Rate der Verbindung ist die einer Karte</translation>
    </message>
    <message>
        <source>early slides say 192 GB; the HGX sheet says 180 GB and 7.7 TB/s, the DGX sheet 8 TB/s. 182642 MiB is what CUDA reports</source>
        <translation>frühe Folien sagen 192 GB; das HGX-Datenblatt 180 GB und 7,7 TB/s, das DGX-Datenblatt 8 TB/s. CUDA meldet 182642 MiB</translation>
    </message>
    <message>
        <source>embedding of 512 projected to 1024; no final norm</source>
        <translation>Einbettung von 512 auf 1024 projiziert; keine letzte Norm</translation>
    </message>
    <message>
        <source>encoder and decoder of 12 layers each</source>
        <translation>Encoder und Decoder mit je 12 Schichten</translation>
    </message>
    <message>
        <source>encoder and decoder of 24 layers each</source>
        <translation>Encoder und Decoder mit je 24 Schichten</translation>
    </message>
    <message>
        <source>every pair has a link of its own, 64 GB/s</source>
        <translation>jedes Paar hat seine eigene Verbindung, 64 GB/s</translation>
    </message>
    <message>
        <source>expert, router and attention biases, one sink per head</source>
        <translation>Bias in Experten, Router und Attention, eine Senke je Kopf</translation>
    </message>
    <message>
        <source>ffn is in the file but no layer uses it</source>
        <translation>ffn steht in der Datei, doch keine Schicht benutzt es</translation>
    </message>
    <message>
        <source>fp16/bf16 with fp32 accumulation; the brochure figure with fp16 accumulation is twice this. NVLink bridge exists</source>
        <translation>fp16/bf16 mit fp32-Akkumulation; die Zahl des Prospekts mit fp16-Akkumulation ist doppelt so hoch. Eine NVLink-Brücke gibt es</translation>
    </message>
    <message>
        <source>fp32 accumulation, dense. No NVLink. One Windows/WSL-style log shows 24563 MB (public log)</source>
        <translation>fp32-Akkumulation, dicht. Kein NVLink. Ein Protokoll wie von Windows/WSL zeigt 24563 MB (öffentliches Protokoll)</translation>
    </message>
    <message>
        <source>fp32 accumulation, dense; fp4 halved from the sparse figure</source>
        <translation>fp32-Akkumulation, dicht; fp4 ist die Hälfte der Zahl für dünn besetzte</translation>
    </message>
    <message>
        <source>fp32 logits and their shifted copy; the kernel writes the gradient in place.</source>
        <translation>fp32-Logits und ihre verschobene Kopie; der Kernel schreibt den Gradienten an Ort und Stelle.</translation>
    </message>
    <message>
        <source>fp32 logits from the model, shifted copy, log-softmax.</source>
        <translation>fp32-Logits vom Modell, verschobene Kopie, Log-Softmax.</translation>
    </message>
    <message>
        <source>fp32 master, moments and grads; the estimator multiplies host memory by its buffer factor 1.5 and counts 16 to 18</source>
        <translation>fp32-Master, -Momente und -Gradienten; der Schätzer nimmt den Host-Speicher mal seinen Pufferfaktor 1,5 und zählt 16 bis 18</translation>
    </message>
    <message>
        <source>fp32 sharded parameters, gathered in bf16; gradients are reduce-scattered in fp32.</source>
        <translation>Verteilte fp32-Parameter, in bf16 gesammelt; Gradienten per Reduce-Scatter in fp32.</translation>
    </message>
    <message>
        <source>fp32 training, Adam or AdamW</source>
        <translation>fp32-Training, Adam oder AdamW</translation>
    </message>
    <message>
        <source>fp32 weights, bf16 autocast, foreach AdamW.</source>
        <translation>fp32-Gewichte, bf16-Autocast, foreach-AdamW.</translation>
    </message>
    <message>
        <source>fp4 is disputed: 12600 or 15000 in MLE, 14000 here; bandwidth 8.0 TB/s in MLE; the 288 GB physical shows 268.6 GiB</source>
        <translation>fp4 ist strittig: 12600 oder 15000 in MLE, 14000 hier; Bandbreite 8,0 TB/s in MLE; die 288 GB zeigen sich als 268,6 GiB</translation>
    </message>
    <message>
        <source>fp8 and fp4 are the MX formats</source>
        <translation>fp8 und fp4 sind die MX-Formate</translation>
    </message>
    <message>
        <source>fp8 runs at the bf16 rate; jax-ml/scaling-book tpus.md rounds memory to 96 GB</source>
        <translation>fp8 läuft so schnell wie bf16; jax-ml/scaling-book tpus.md rundet den Speicher auf 96 GB</translation>
    </message>
    <message>
        <source>fp8 weight with one fp32 scale per 128 x 128 block, fp32 master and grads, bf16 moments; embedding, output head, gating, norms and attention operators stay bf16/fp32: 14 with a bf16 weight</source>
        <translation>fp8-Gewicht mit einer fp32-Skala je Block von 128 x 128, fp32-Master und -Gradienten, bf16-Momente; Einbettung, Ausgabekopf, Gatter, Normen und Attention bleiben bf16/fp32: 14 mit einem bf16-Gewicht</translation>
    </message>
    <message>
        <source>frozen weights are the training script&apos;s</source>
        <translation>eingefrorene Gewichte sind Sache des Trainingsskripts</translation>
    </message>
    <message>
        <source>frozen weights, LLM.int8()</source>
        <translation>eingefrorene Gewichte, LLM.int8()</translation>
    </message>
    <message>
        <source>frozen weights, bf16 (LoRA base, reference model)</source>
        <translation>eingefrorene Gewichte, bf16 (LoRA-Basis, Referenzmodell)</translation>
    </message>
    <message>
        <source>frozen weights, fp32</source>
        <translation>eingefrorene Gewichte, fp32</translation>
    </message>
    <message>
        <source>frozen weights, fp8</source>
        <translation>eingefrorene Gewichte, fp8</translation>
    </message>
    <message>
        <source>gpt-oss 20B</source>
        <translation>gpt-oss 20B</translation>
    </message>
    <message>
        <source>grad of one tensor at a time; clipping by global norm needs a second backward (general knowledge)</source>
        <translation>Gradient nur eines Tensors zur Zeit; Begrenzen nach globaler Norm braucht einen zweiten Rückwärtslauf (Allgemeinwissen)</translation>
    </message>
    <message>
        <source>grad of the largest tensor or layer only; no gradient accumulation</source>
        <translation>Gradient nur des größten Tensors oder der größten Schicht; keine Gradientenakkumulation</translation>
    </message>
    <message>
        <source>half a byte + one fp32 scale per 128 values for each moment</source>
        <translation>ein halbes Byte + eine fp32-Skala je 128 Werte für jedes Moment</translation>
    </message>
    <message>
        <source>hardly shipped; that page calls its own fp8 and fp4 figures approximate</source>
        <translation>kaum ausgeliefert; jene Seite nennt ihre fp8- und fp4-Zahlen selbst ungefähr</translation>
    </message>
    <message>
        <source>heads and feed-forward width differ by layer</source>
        <translation>Köpfe und Breite des Feed-Forward-Blocks wechseln je Schicht</translation>
    </message>
    <message>
        <source>heads x head_dim = 4096, not hidden</source>
        <translation>heads x head_dim = 4096, nicht die Breite</translation>
    </message>
    <message>
        <source>int8 1836; vendor pages give about 1640 GB/s (general knowledge)</source>
        <translation>int8 1836; Seiten des Herstellers nennen etwa 1640 GB/s (Allgemeinwissen)</translation>
    </message>
    <message>
        <source>int8 394</source>
        <translation>int8 394</translation>
    </message>
    <message>
        <source>it chooses its kernel by --attention-backend</source>
        <translation>es wählt den Kernel mit --attention-backend</translation>
    </message>
    <message>
        <source>it divides optimizer states (ZeRO-1) or none</source>
        <translation>es verteilt Optimiererzustände (ZeRO-1) oder keine</translation>
    </message>
    <message>
        <source>it has no interleaved schedule</source>
        <translation>es hat keinen verschränkten Ablauf</translation>
    </message>
    <message>
        <source>it has no kernel that writes the score matrix</source>
        <translation>es hat keinen Kernel, der die Score-Matrix schreibt</translation>
    </message>
    <message>
        <source>it has no such switch</source>
        <translation>es hat keinen solchen Schalter</translation>
    </message>
    <message>
        <source>it is hidden size by heads</source>
        <translation>sie ist Breite durch Köpfe</translation>
    </message>
    <message>
        <source>it moves nothing to the host</source>
        <translation>es lagert nichts zum Host aus</translation>
    </message>
    <message>
        <source>it moves optimizer state, or chosen modules, not these as a whole</source>
        <translation>es lagert Optimiererzustand oder gewählte Module aus, nicht diese als Ganzes</translation>
    </message>
    <message>
        <source>it recomputes all layers or none</source>
        <translation>es berechnet alle Schichten neu oder keine</translation>
    </message>
    <message>
        <source>it recomputes nothing, every n-th layer, chosen operations, or all layers</source>
        <translation>es berechnet nichts, jede n-te Schicht, gewählte Operationen oder alle Schichten neu</translation>
    </message>
    <message>
        <source>it recomputes the core attention, chosen modules, or all layers</source>
        <translation>es berechnet den Attention-Kern, gewählte Module oder alle Schichten neu</translation>
    </message>
    <message>
        <source>it takes the shape; the size is counted from that</source>
        <translation>es nimmt die Form; die Größe folgt daraus</translation>
    </message>
    <message>
        <source>its models are of Llama&apos;s and Qwen2&apos;s make</source>
        <translation>seine Modelle sind nach Art von Llama und Qwen2 gebaut</translation>
    </message>
    <message>
        <source>its numbers are said, but not all parts of its layers</source>
        <translation>seine Zahlen sind genannt, aber nicht alle Teile der Schichten</translation>
    </message>
    <message>
        <source>its schedules hold 1 or 2 stages a rank unless layers a stage are given</source>
        <translation>seine Abläufe halten 1 oder 2 Stufen je Rang, wenn Schichten je Stufe nicht gegeben sind</translation>
    </message>
    <message>
        <source>line rate before protocol overhead</source>
        <translation>Leitungsrate vor dem Aufwand des Protokolls</translation>
    </message>
    <message>
        <source>litgpt, chunked</source>
        <translation>litgpt, in Blöcken</translation>
    </message>
    <message>
        <source>litgpt, full</source>
        <translation>litgpt, voll</translation>
    </message>
    <message>
        <source>low-power variant used in torchtitan reports; its authors do not know the exact peak (between NVL and SXM)</source>
        <translation>sparsame Variante aus Berichten von torchtitan; deren Autoren kennen die genaue Spitze nicht (zwischen NVL und SXM)</translation>
    </message>
    <message>
        <source>main model; the multi-token-prediction layer adds 11,610,068,224</source>
        <translation>Hauptmodell; die Schicht für Multi-Token-Vorhersage bringt 11.610.068.224 dazu</translation>
    </message>
    <message>
        <source>memory is shared with the CPU; nvidia-smi reports no total (ml-engineering debug/pytorch.md)</source>
        <translation>der Speicher ist mit der CPU geteilt; nvidia-smi nennt keine Summe (ml-engineering debug/pytorch.md)</translation>
    </message>
    <message>
        <source>moments on r x n, projector m x r: 4r/m, 4r/m and 2r/n; shape-dependent part shown for a 4096 x 4096 matrix; linear matrices only, others on full Adam. With per-layer updates grad falls to the largest layer</source>
        <translation>Momente auf r x n, Projektor m x r: 4r/m, 4r/m und 2r/n; der formabhängige Teil gilt für eine Matrix 4096 x 4096; nur lineare Matrizen, andere mit vollem Adam. Mit Schritten je Schicht bleibt vom Gradienten nur die größte Schicht</translation>
    </message>
    <message>
        <source>multi-query attention and gated MLP; matches the published 540.35B; calculon itself models it ungated MHA</source>
        <translation>Multi-Query-Attention und MLP mit Gatter; stimmt mit den veröffentlichten 540,35B überein; calculon selbst rechnet MHA ohne Gatter</translation>
    </message>
    <message>
        <source>named GH200 480GB or 120GB after its CPU memory; CPU link NVLink-C2C 450 per direction</source>
        <translation>nach dem CPU-Speicher GH200 480GB oder 120GB genannt; Verbindung zur CPU NVLink-C2C 450 je Richtung</translation>
    </message>
    <message>
        <source>nanotron</source>
        <translation>nanotron</translation>
    </message>
    <message>
        <source>no NVLink</source>
        <translation>kein NVLink</translation>
    </message>
    <message>
        <source>no bf16 units; fp16 tensor peak 125 TFLOPS (PCIe card 112). Newer drivers print 16384 MiB for the same card. torch total_memory seen 16130 to 16160 MB</source>
        <translation>keine bf16-Einheiten; fp16-Tensorspitze 125 TFLOPS (PCIe-Karte 112). Neuere Treiber zeigen 16384 MiB für dieselbe Karte. torch total_memory: 16130 bis 16160 MB gesehen</translation>
    </message>
    <message>
        <source>no bf16 units; fp16 tensor peak 125 TFLOPS. Newer drivers print 32768 MiB (public log)</source>
        <translation>keine bf16-Einheiten; fp16-Tensorspitze 125 TFLOPS. Neuere Treiber zeigen 32768 MiB (öffentliches Protokoll)</translation>
    </message>
    <message>
        <source>no bf16 units; fp16 tensor peak 65 TFLOPS. Older drivers print 15109 MiB (ECC on, reserve not counted). torch seen 14.56 to 14.75</source>
        <translation>keine bf16-Einheiten; fp16-Tensorspitze 65 TFLOPS. Ältere Treiber zeigen 15109 MiB (ECC an, Reserve nicht gezählt). torch: 14,56 bis 14,75 gesehen</translation>
    </message>
    <message>
        <source>no measured run of plain PyTorch: a wide guess</source>
        <translation>kein gemessener Lauf mit reinem PyTorch: weit geschätzt</translation>
    </message>
    <message>
        <source>no measured run of this framework can be scored: a wide guess</source>
        <translation>kein gemessener Lauf dieses Frameworks ist auswertbar: weit geschätzt</translation>
    </message>
    <message>
        <source>no official figure; 359 to 377 measured on a GB300 station there</source>
        <translation>keine offizielle Zahl; dort 359 bis 377 auf einer GB300-Station gemessen</translation>
    </message>
    <message>
        <source>no rate in the AWS pages read</source>
        <translation>keine Rate auf den gelesenen Seiten von AWS</translation>
    </message>
    <message>
        <source>no rate of NeuronLink v2 was found</source>
        <translation>für NeuronLink v2 wurde keine Rate gefunden</translation>
    </message>
    <message>
        <source>norms sit after attention and MLP</source>
        <translation>Normen stehen nach Attention und MLP</translation>
    </message>
    <message>
        <source>older drivers print 40536 or 40537 MiB</source>
        <translation>ältere Treiber zeigen 40536 oder 40537 MiB</translation>
    </message>
    <message>
        <source>one 200 Gb/s port a GPU</source>
        <translation>ein Anschluss mit 200 Gb/s je GPU</translation>
    </message>
    <message>
        <source>one GCD; bridge of up to 4 cards</source>
        <translation>ein GCD; Brücke für bis zu 4 Karten</translation>
    </message>
    <message>
        <source>one card a GPU</source>
        <translation>eine Karte je GPU</translation>
    </message>
    <message>
        <source>one domain of 384 packages</source>
        <translation>eine Domäne aus 384 Gehäusen</translation>
    </message>
    <message>
        <source>one moment</source>
        <translation>ein Moment</translation>
    </message>
    <message>
        <source>one peer gets 76.5; vendor prints 153 a link without a direction, read as both ways</source>
        <translation>ein Partner bekommt 76,5; der Hersteller nennt 153 je Verbindung ohne Richtung, als beide Richtungen gelesen</translation>
    </message>
    <message>
        <source>one peer gets only 64: halve the group and the bandwidth drops</source>
        <translation>ein Partner bekommt nur 64: Mit halber Gruppe sinkt die Bandbreite</translation>
    </message>
    <message>
        <source>one scale a tensor</source>
        <translation>eine Skala je Tensor</translation>
    </message>
    <message>
        <source>one scale a tensor, negligible</source>
        <translation>eine Skala je Tensor, vernachlässigbar</translation>
    </message>
    <message>
        <source>only 2-D hidden weights (attention, MLP, expert matrices); embeddings, output head, norms, biases and routers stay on AdamW (use bf16-adam). Newton-Schulz needs a transient of about three 16-bit copies of one matrix at full, unsharded size (general knowledge)</source>
        <translation>nur 2-D-Gewichte im Inneren (Attention, MLP, Experten); Einbettungen, Ausgabekopf, Normen, Bias und Router bleiben bei AdamW (bf16-adam). Newton-Schulz braucht vorübergehend etwa drei 16-Bit-Kopien einer Matrix in voller, unverteilter Größe (Allgemeinwissen)</translation>
    </message>
    <message>
        <source>only 2-D hidden weights (attention, MLP, expert matrices); vectors and embeddings on Adam or Lion</source>
        <translation>nur 2-D-Gewichte im Inneren (Attention, MLP, Experten); Vektoren und Einbettungen mit Adam oder Lion</translation>
    </message>
    <message>
        <source>other = 8-bit scale per 64 values, and one fp32 per 256 of those: 4.127 bits</source>
        <translation>Weiteres = 8-Bit-Skala je 64 Werte und eine fp32-Skala je 256 davon: 4,127 Bit</translation>
    </message>
    <message>
        <source>other = bf16 compensation buffer</source>
        <translation>Weiteres = bf16-Ausgleichspuffer</translation>
    </message>
    <message>
        <source>other = both orientations, half a byte + one E4M3 scale per 16 values each (an upper bound with 16 x 16 weight scaling); one fp32 scale a tensor</source>
        <translation>Weiteres = beide Richtungen, je ein halbes Byte + eine E4M3-Skala je 16 Werte (obere Grenze bei Gewichtsskalen von 16 x 16); eine fp32-Skala je Tensor</translation>
    </message>
    <message>
        <source>other = cached fp8 weight and its transpose (Hopper needs a physical transpose); 1 on Blackwell, and 0 if not cached between micro-batches; linear layers only</source>
        <translation>Weiteres = gemerktes fp8-Gewicht und seine Transponierte (Hopper braucht sie wirklich); 1 auf Blackwell und 0, wenn zwischen Mikro-Batches nichts gemerkt wird; nur lineare Schichten</translation>
    </message>
    <message>
        <source>other = cast cache, alive from first use until the autocast region ends; 16 outside it (lifetime: general knowledge)</source>
        <translation>Weiteres = Cache der gewandelten Gewichte, lebt von der ersten Benutzung bis zum Ende des Autocast-Bereichs; außerhalb 16 (Lebensdauer: Allgemeinwissen)</translation>
    </message>
    <message>
        <source>other = fp32 copy of the grads; sharded: 4 + 16/d</source>
        <translation>Weiteres = fp32-Kopie der Gradienten; verteilt: 4 + 16/d</translation>
    </message>
    <message>
        <source>other = fp32 grad buffer; ZeRO with fp32 accumulation counts 2 + 6 + 12</source>
        <translation>Weiteres = fp32-Gradientenpuffer; ZeRO mit fp32-Akkumulation zählt 2 + 6 + 12</translation>
    </message>
    <message>
        <source>other = one fp32 scale per 64 values: 4.5 bits; embeddings, head and norms are not quantised</source>
        <translation>Weiteres = eine fp32-Skala je 64 Werte: 4,5 Bit; Einbettungen, Kopf und Normen sind nicht quantisiert</translation>
    </message>
    <message>
        <source>other = one fp32 scale per output row, shown for 4096 inputs; outlier columns extra</source>
        <translation>Weiteres = eine fp32-Skala je Ausgabezeile, für 4096 Eingaben; Ausreißerspalten kommen dazu</translation>
    </message>
    <message>
        <source>other = row-wise and column-wise copies, each 1 byte + one E8M0 scale per 32 values; the two cannot be derived from each other</source>
        <translation>Weiteres = Kopien nach Zeilen und nach Spalten, je 1 Byte + eine E8M0-Skala je 32 Werte; die eine folgt nicht aus der anderen</translation>
    </message>
    <message>
        <source>other = the column-wise copy; the grad buffer may be reused for the weight gather</source>
        <translation>Weiteres = die Kopie nach Spalten; der Gradientenpuffer kann beim Sammeln der Gewichte wiederbenutzt werden</translation>
    </message>
    <message>
        <source>other = transpose copy (0 on Blackwell); amax history and scales are per tensor, negligible; linear layers only, the rest stays megatron-bf16</source>
        <translation>Weiteres = transponierte Kopie (0 auf Blackwell); amax-Verlauf und Skalen sind je Tensor, vernachlässigbar; nur lineare Schichten, der Rest bleibt megatron-bf16</translation>
    </message>
    <message>
        <source>other = two statistics and two eigenbases, 4 x 2(m^2 + n^2)/(mn) = 16 for a square matrix; sides over the size limit (10000) get none</source>
        <translation>Weiteres = zwei Statistiken und zwei Eigenbasen, 4 x 2(m^2 + n^2)/(mn) = 16 für eine quadratische Matrix; Seiten über der Grenze (10000) bekommen keine</translation>
    </message>
    <message>
        <source>other = two statistics and two inverse roots, 4 x 2(m^2 + n^2)/(mn) = 16 for a square matrix; add 4 with Adam grafting; large sides are blocked or skipped</source>
        <translation>Weiteres = zwei Statistiken und zwei inverse Wurzeln, 4 x 2(m^2 + n^2)/(mn) = 16 für eine quadratische Matrix; plus 4 mit Adam-Grafting; große Seiten werden in Blöcke geteilt oder ausgelassen</translation>
    </message>
    <message>
        <source>paged 8-bit Adam, bf16 weights</source>
        <translation>8-Bit-Adam in Seiten, bf16-Gewichte</translation>
    </message>
    <message>
        <source>parallel attention and MLP, two LayerNorms a block</source>
        <translation>Attention und MLP parallel, zwei LayerNorms je Block</translation>
    </message>
    <message>
        <source>parallel block, one LayerNorm a block, per-head q and k norm weights</source>
        <translation>paralleler Block, eine LayerNorm je Block, Normgewichte für q und k je Kopf</translation>
    </message>
    <message>
        <source>parallel residual</source>
        <translation>paralleles Residuum</translation>
    </message>
    <message>
        <source>parallel residual, one LayerNorm a block</source>
        <translation>paralleles Residuum, eine LayerNorm je Block</translation>
    </message>
    <message>
        <source>parallel residual; one LayerNorm a block; lm_head bias</source>
        <translation>paralleles Residuum; eine LayerNorm je Block; Bias im lm_head</translation>
    </message>
    <message>
        <source>parameters are offloaded only with stage 3</source>
        <translation>Parameter werden nur mit Stufe 3 ausgelagert</translation>
    </message>
    <message>
        <source>peaks scaled by that source to a 2430 MHz clock; 97250 MB in torch</source>
        <translation>Spitzen von dieser Quelle auf 2430 MHz umgerechnet; 97250 MB in torch</translation>
    </message>
    <message>
        <source>per adapter parameter</source>
        <translation>je Adapterparameter</translation>
    </message>
    <message>
        <source>per adapter parameter, r(m+n) for each m x n matrix</source>
        <translation>je Adapterparameter, r(m+n) je Matrix m x n</translation>
    </message>
    <message>
        <source>per card, bridged in pairs; torch 93.00 to 93.12 seen</source>
        <translation>je Karte, paarweise überbrückt; torch: 93,00 bis 93,12 gesehen</translation>
    </message>
    <message>
        <source>per card; one peer gets 50</source>
        <translation>je Karte; ein Partner bekommt 50</translation>
    </message>
    <message>
        <source>per frozen parameter; activations still flow through</source>
        <translation>je eingefrorenem Parameter; Aktivierungen laufen weiter hindurch</translation>
    </message>
    <message>
        <source>plus one loss scale</source>
        <translation>dazu eine Verlustskala</translation>
    </message>
    <message>
        <source>position table has 2 extra rows</source>
        <translation>die Positionstabelle hat 2 Zeilen mehr</translation>
    </message>
    <message>
        <source>pure bf16 Adam with compensation buffer (AnyPrecisionAdamW)</source>
        <translation>reines bf16, Adam mit Ausgleichspuffer (AnyPrecisionAdamW)</translation>
    </message>
    <message>
        <source>pure bf16, Adam states in bf16</source>
        <translation>reines bf16, Adam-Zustände in bf16</translation>
    </message>
    <message>
        <source>risk: small updates round away</source>
        <translation>Risiko: Kleine Änderungen gehen beim Runden verloren</translation>
    </message>
    <message>
        <source>same bytes, but the moments may live in host memory when the GPU is full</source>
        <translation>dieselben Byte, doch die Momente können im Host-Speicher liegen, wenn die GPU voll ist</translation>
    </message>
    <message>
        <source>same model as grok-1</source>
        <translation>dasselbe Modell wie grok-1</translation>
    </message>
    <message>
        <source>same model as phi-3-mini</source>
        <translation>dasselbe Modell wie phi-3-mini</translation>
    </message>
    <message>
        <source>same rate across the 4-GPU trays, so the domain is 72, not the tray</source>
        <translation>dieselbe Rate über die Einschübe mit 4 GPUs hinweg, die Domäne ist also 72, nicht der Einschub</translation>
    </message>
    <message>
        <source>second moment is one row and one column vector: 4(m+n)/(mn); shape-dependent part shown for a 4096 x 4096 matrix; vectors keep 4</source>
        <translation>das zweite Moment ist ein Zeilen- und ein Spaltenvektor: 4(m+n)/(mn); der formabhängige Teil gilt für eine Matrix 4096 x 4096; Vektoren behalten 4</translation>
    </message>
    <message>
        <source>second moment is one value per block of weights: under 0.1 percent of Adam</source>
        <translation>das zweite Moment ist ein Wert je Block von Gewichten: unter 0,1 Prozent von Adam</translation>
    </message>
    <message>
        <source>shape-dependent part shown for a 4096 x 4096 matrix</source>
        <translation>der formabhängige Teil gilt für eine Matrix 4096 x 4096</translation>
    </message>
    <message>
        <source>sharded by the distributed optimizer: 6 + 12/d</source>
        <translation>vom verteilten Optimierer verteilt: 6 + 12/d</translation>
    </message>
    <message>
        <source>sliding window 4096</source>
        <translation>gleitendes Fenster 4096</translation>
    </message>
    <message>
        <source>smallest combination the flags allow</source>
        <translation>kleinste Kombination, die die Optionen erlauben</translation>
    </message>
    <message>
        <source>stage 2 estimator: 2 replicated + 18 sharded; its stage 3 estimator uses 18 in all</source>
        <translation>Schätzer für Stufe 2: 2 repliziert + 18 verteilt; der für Stufe 3 nimmt 18 insgesamt</translation>
    </message>
    <message>
        <source>stages also need the model as a PipelineModule</source>
        <translation>Stufen brauchen das Modell auch als PipelineModule</translation>
    </message>
    <message>
        <source>stas00/ml-engineering lists this part as 141 GB at 4.8 TB/s</source>
        <translation>stas00/ml-engineering führt diesen Baustein mit 141 GB bei 4,8 TB/s</translation>
    </message>
    <message>
        <source>state-space layers only</source>
        <translation>nur Zustandsraum-Schichten</translation>
    </message>
    <message>
        <source>stated one way</source>
        <translation>für eine Richtung angegeben</translation>
    </message>
    <message>
        <source>states follow the weight type</source>
        <translation>Zustände haben den Typ der Gewichte</translation>
    </message>
    <message>
        <source>states or total</source>
        <translation>states oder total</translation>
    </message>
    <message>
        <source>tensor and context parallelism need FSDP2, which divides the states</source>
        <translation>Tensor- und Kontextparallelität brauchen FSDP2, das die Zustände verteilt</translation>
    </message>
    <message>
        <source>tensor parallelism divides along the sequence always</source>
        <translation>Tensorparallelität teilt immer auch die Sequenz</translation>
    </message>
    <message>
        <source>terms, states, activations, transients, total, capacity, usable, with +</source>
        <translation>Posten, states, activations, transients, total, capacity, usable, mit +</translation>
    </message>
    <message>
        <source>text body without the extra prediction layer</source>
        <translation>Textteil ohne die zusätzliche Vorhersageschicht</translation>
    </message>
    <message>
        <source>text model only; 8,075,365,376 with the image tower</source>
        <translation>nur das Textmodell; 8.075.365.376 mit dem Bildteil</translation>
    </message>
    <message>
        <source>text model only; 8,291,375,616 with the image tower</source>
        <translation>nur das Textmodell; 8.291.375.616 mit dem Bildteil</translation>
    </message>
    <message>
        <source>text tower only</source>
        <translation>nur der Textteil</translation>
    </message>
    <message>
        <source>text tower only; 27,432,406,640 with the vision tower</source>
        <translation>nur der Textteil; 27.432.406.640 mit dem Bildteil</translation>
    </message>
    <message>
        <source>text tower only; 4,300,079,472 with the vision tower</source>
        <translation>nur der Textteil; 4.300.079.472 mit dem Bildteil</translation>
    </message>
    <message>
        <source>that page counts all 24 ports as 600</source>
        <translation>jene Seite zählt alle 24 Anschlüsse als 600</translation>
    </message>
    <message>
        <source>the A100 machine with its NVLink cut down</source>
        <translation>die A100-Maschine mit beschnittenem NVLink</translation>
    </message>
    <message>
        <source>the H100 machine with its NVLink cut down</source>
        <translation>die H100-Maschine mit beschnittenem NVLink</translation>
    </message>
    <message>
        <source>the card is what runs it</source>
        <translation>die Karte führt es aus</translation>
    </message>
    <message>
        <source>the card&apos;s own</source>
        <translation>Sache der Karte</translation>
    </message>
    <message>
        <source>the classic 16</source>
        <translation>die klassischen 16</translation>
    </message>
    <message>
        <source>the config file states intermediate_size 22016 = 2 x the real width</source>
        <translation>die Konfigurationsdatei nennt intermediate_size 22016 = 2 x die wirkliche Breite</translation>
    </message>
    <message>
        <source>the detailed estimator counts Megatron&apos;s distributed optimizer (ZeRO-1); Megatron-FSDP also divides what this stage divides, and is not counted</source>
        <translation>der detaillierte Schätzer zählt Megatrons verteilten Optimierer (ZeRO-1); Megatron-FSDP verteilt auch, was diese Stufe verteilt, und ist nicht gezählt</translation>
    </message>
    <message>
        <source>the flavor decides it</source>
        <translation>die Variante (flavor) bestimmt es</translation>
    </message>
    <message>
        <source>the framework&apos;s own way</source>
        <translation>wie das Framework es macht</translation>
    </message>
    <message>
        <source>the generation number follows the host card, not the GPU</source>
        <translation>die Nummer der Generation folgt der Karte im Host, nicht der GPU</translation>
    </message>
    <message>
        <source>the heads that the size implies are not divisible by the tensor-parallel size: name a model, or give heads</source>
        <translation>die aus der Größe folgenden Köpfe sind nicht durch die Tensorparallelität teilbar: Modell nennen oder Köpfe angeben</translation>
    </message>
    <message>
        <source>the host&apos;s memory hangs on NVLink-C2C</source>
        <translation>der Speicher des Hosts hängt an NVLink-C2C</translation>
    </message>
    <message>
        <source>the launcher&apos;s --num_gpus</source>
        <translation>--num_gpus des Starters</translation>
    </message>
    <message>
        <source>the launcher&apos;s --num_nodes and --num_gpus, unless the batch says how many replicas there are</source>
        <translation>--num_nodes und --num_gpus des Starters, wenn der Batch nicht sagt, wie viele Replikate es sind</translation>
    </message>
    <message>
        <source>the layers are not divisible by the stages: give layers a stage</source>
        <translation>die Schichten sind nicht durch die Stufen teilbar: Schichten je Stufe angeben</translation>
    </message>
    <message>
        <source>the machine&apos;s own</source>
        <translation>Sache der Maschine</translation>
    </message>
    <message>
        <source>the model, sequence length and batch</source>
        <translation>Modell, Sequenzlänge und Batch</translation>
    </message>
    <message>
        <source>the model, sequence length and recompute</source>
        <translation>Modell, Sequenzlänge und Neuberechnung</translation>
    </message>
    <message>
        <source>the only log found (public log, 144384 MiB) looks hand-edited, so left blank</source>
        <translation>das einzige gefundene Protokoll (öffentlich, 144384 MiB) sieht von Hand geändert aus, darum offen gelassen</translation>
    </message>
    <message>
        <source>the plan&apos;s own</source>
        <translation>Sache des Plans</translation>
    </message>
    <message>
        <source>the table prints 24 heads of 128 although 24 x 128 = 3072 is not d_model 2048; exact_params uses square 2048 x 2048 attention; with the printed heads it would be larger</source>
        <translation>die Tabelle nennt 24 Köpfe zu 128, obwohl 24 x 128 = 3072 nicht d_model 2048 ist; exact_params nimmt quadratische Attention von 2048 x 2048; mit den genannten Köpfen wäre es mehr</translation>
    </message>
    <message>
        <source>the table prints d_model 5140 although 40 x 128 = 5120; exact_params uses 5140 throughout</source>
        <translation>die Tabelle nennt d_model 5140, obwohl 40 x 128 = 5120; exact_params nimmt durchweg 5140</translation>
    </message>
    <message>
        <source>the tensors the report keeps out of FP8</source>
        <translation>die Tensoren, die der Bericht nicht in FP8 hält</translation>
    </message>
    <message>
        <source>the tokenizer decides it</source>
        <translation>der Tokenizer bestimmt es</translation>
    </message>
    <message>
        <source>the training script&apos;s</source>
        <translation>Sache des Trainingsskripts</translation>
    </message>
    <message>
        <source>the training script&apos;s (deepspeed.checkpointing)</source>
        <translation>Sache des Trainingsskripts (deepspeed.checkpointing)</translation>
    </message>
    <message>
        <source>the training script&apos;s (deepspeed.moe.layer.MoE)</source>
        <translation>Sache des Trainingsskripts (deepspeed.moe.layer.MoE)</translation>
    </message>
    <message>
        <source>the training script&apos;s (engine.compile)</source>
        <translation>Sache des Trainingsskripts (engine.compile)</translation>
    </message>
    <message>
        <source>the unit to plan with; 12 a node on Aurora</source>
        <translation>die Einheit zum Planen; 12 je Knoten auf Aurora</translation>
    </message>
    <message>
        <source>the unit to plan with; 8 of these in a 4-card node</source>
        <translation>die Einheit zum Planen; 8 davon in einem Knoten mit 4 Karten</translation>
    </message>
    <message>
        <source>the version that is installed</source>
        <translation>die installierte Version</translation>
    </message>
    <message>
        <source>there must be at least as many key/value heads as tensor-parallel ranks</source>
        <translation>es muss mindestens so viele Key/Value-Köpfe wie tensorparallele Ränge geben</translation>
    </message>
    <message>
        <source>torch 255.69 on newer stacks</source>
        <translation>torch 255,69 mit neuerer Software</translation>
    </message>
    <message>
        <source>torch autocast without cache, or FSDP mixed precision (sharded fp32)</source>
        <translation>torch-Autocast ohne Cache oder FSDP mit gemischter Präzision (fp32 verteilt)</translation>
    </message>
    <message>
        <source>torch autocast: fp32 weights, cached 16-bit casts</source>
        <translation>torch-Autocast: fp32-Gewichte, gemerkte 16-Bit-Kopien</translation>
    </message>
    <message>
        <source>torch figure from a DGX Station with one GB300; the NVL72 sheet is often quoted as 279 GB (general knowledge)</source>
        <translation>torch-Zahl aus einer DGX Station mit einer GB300; das NVL72-Datenblatt wird oft mit 279 GB zitiert (Allgemeinwissen)</translation>
    </message>
    <message>
        <source>torch seen 79.15 to 79.25 (levihsu/OOTDiffusion issue 235)</source>
        <translation>torch: 79,15 bis 79,25 gesehen (levihsu/OOTDiffusion, Issue 235)</translation>
    </message>
    <message>
        <source>torch total_memory 81082 to 81090 MB (79.18 to 79.19); 79.10 also seen (stas00/ml-engineering debug/pytorch.md). Brochure prints 1979 bf16: sparse</source>
        <translation>torch total_memory 81082 bis 81090 MB (79,18 bis 79,19); auch 79,10 gesehen (stas00/ml-engineering debug/pytorch.md). Der Prospekt nennt 1979 bf16: dünn besetzt</translation>
    </message>
    <message>
        <source>torchao 4-bit Adam, bf16 weights</source>
        <translation>torchao: 4-Bit-Adam, bf16-Gewichte</translation>
    </message>
    <message>
        <source>torchao 8-bit Adam, bf16 weights</source>
        <translation>torchao: 8-Bit-Adam, bf16-Gewichte</translation>
    </message>
    <message>
        <source>torchao fp8 Adam, bf16 weights</source>
        <translation>torchao: fp8-Adam, bf16-Gewichte</translation>
    </message>
    <message>
        <source>torchrun&apos;s --nproc-per-node</source>
        <translation>--nproc-per-node von torchrun</translation>
    </message>
    <message>
        <source>torchtitan (FSDP2)</source>
        <translation>torchtitan (FSDP2)</translation>
    </message>
    <message>
        <source>torchtitan, compiled loss</source>
        <translation>torchtitan, kompiliert</translation>
    </message>
    <message>
        <source>torchtitan, full</source>
        <translation>torchtitan, voll</translation>
    </message>
    <message>
        <source>torchtitan, full, 2024</source>
        <translation>torchtitan, voll, 2024</translation>
    </message>
    <message>
        <source>torchtune</source>
        <translation>torchtune</translation>
    </message>
    <message>
        <source>torchtune, chunked</source>
        <translation>torchtune, in Blöcken</translation>
    </message>
    <message>
        <source>torchtune, chunked, compiled</source>
        <translation>torchtune, in Blöcken, kompiliert</translation>
    </message>
    <message>
        <source>torchtune, full</source>
        <translation>torchtune, voll</translation>
    </message>
    <message>
        <source>trn1n doubles it</source>
        <translation>trn1n verdoppelt es</translation>
    </message>
    <message>
        <source>two GCDs: software sees two devices, never one of 128; a single matmul uses half this peak</source>
        <translation>zwei GCDs: Software sieht zwei Geräte, nie eines mit 128; ein einzelnes Matrixprodukt nutzt die Hälfte dieser Spitze</translation>
    </message>
    <message>
        <source>two cards only</source>
        <translation>nur zwei Karten</translation>
    </message>
    <message>
        <source>two cores a chip, 16 GiB each, seen as two devices</source>
        <translation>zwei Kerne je Chip mit je 16 GiB, als zwei Geräte gesehen</translation>
    </message>
    <message>
        <source>two devices a chip in software, so half of this per device</source>
        <translation>in der Software zwei Geräte je Chip, also die Hälfte je Gerät</translation>
    </message>
    <message>
        <source>two dies, seen as two 64 GB devices of 376 TFLOPS; 384 packages share one UB fabric</source>
        <translation>zwei Chips, als zwei Geräte mit 64 GB und 376 TFLOPS gesehen; 384 Gehäuse teilen ein UB-Netz</translation>
    </message>
    <message>
        <source>two of what size takes, with / between</source>
        <translation>zwei davon, was size nimmt, mit / dazwischen</translation>
    </message>
    <message>
        <source>two tiles of 64 GB; software normally sees tiles. torchtitan computes 340.8 a tile at 1300 MHz. 6 cards a node on Aurora, 4 on Stampede3</source>
        <translation>zwei Kacheln von 64 GB; Software sieht meist Kacheln. torchtitan rechnet 340,8 je Kachel bei 1300 MHz. 6 Karten je Knoten auf Aurora, 4 auf Stampede3</translation>
    </message>
    <message>
        <source>up to 4 cards</source>
        <translation>bis zu 4 Karten</translation>
    </message>
    <message>
        <source>usable figure is what the XLA compiler prints as hbm capacity</source>
        <translation>nutzbar ist, was der XLA-Compiler als HBM-Kapazität ausgibt</translation>
    </message>
    <message>
        <source>vendor writes 820 as GiB/s in new pages and GB/s in old ones; link rate not in the pages read; fp8 is cFP8</source>
        <translation>der Hersteller schreibt 820 auf neuen Seiten in GiB/s, auf alten in GB/s; die Rate der Verbindung steht nicht auf den gelesenen Seiten; fp8 ist cFP8</translation>
    </message>
    <message>
        <source>vocabulary 51200 and sequence 2048 as in the paper</source>
        <translation>Vokabular 51200 und Sequenz 2048 wie in der Veröffentlichung</translation>
    </message>
    <message>
        <source>vocabulary as in that file (unpadded)</source>
        <translation>Vokabular wie in jener Datei (nicht aufgefüllt)</translation>
    </message>
    <message>
        <source>weight + remainder rebuild the fp32 value exactly</source>
        <translation>Gewicht + Rest ergeben den fp32-Wert genau</translation>
    </message>
    <message>
        <source>what bytes takes</source>
        <translation>was bytes nimmt</translation>
    </message>
    <message>
        <source>what size takes</source>
        <translation>was size nimmt</translation>
    </message>
    <message>
        <source>what the router does, not a setting</source>
        <translation>Sache des Routers, keine Einstellung</translation>
    </message>
    <message>
        <source>white paper says 1835 at 1750 MHz; parts run at 1600 MHz</source>
        <translation>das Whitepaper sagt 1835 bei 1750 MHz; die Bausteine laufen mit 1600 MHz</translation>
    </message>
    <message>
        <source>with FSDP also count the gathered 16-bit copy of the live blocks and their 16-bit or fp32 grads before reduction</source>
        <translation>mit FSDP zählen auch die gesammelte 16-Bit-Kopie der lebenden Blöcke und ihre 16-Bit- oder fp32-Gradienten vor der Reduktion</translation>
    </message>
    <message>
        <source>no layout can exist at %1</source>
        <translation>bei %1 kann es keine Aufteilung geben</translation>
    </message>
    <message>
        <source>at %1, %2, whatever the layout</source>
        <translation>bei %1 gilt %2, gleich welche Aufteilung</translation>
    </message>
    <message>
        <source>at %1, the thriftiest layout, %2, needs %3, %4 too much; the largest part: %5 %6</source>
        <translation>bei %1 braucht die sparsamste Aufteilung, %2, noch %3, %4 zu viel; am meisten: %5 mit %6</translation>
    </message>
    <message>
        <source>%1 parameter</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>%1 token</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Token</translation>
    </message>
    <message>
        <source>any number of GPUs</source>
        <translation>jeder Anzahl GPUs</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>Mikro-Batch %1</translation>
    </message>
    <message>
        <source>GPT-3 175B, arXiv:2005.14165 Table 2.1: 12288 / 96</source>
        <translation>GPT-3 175B, arXiv:2005.14165 Tabelle 2.1: 12288 / 96</translation>
    </message>
    <message>
        <source>GPT-3 175B, arXiv:2005.14165 Table 2.1: 96 heads, 96 layers</source>
        <translation>GPT-3 175B, arXiv:2005.14165 Tabelle 2.1: 96 Köpfe, 96 Schichten</translation>
    </message>
    <message>
        <source>GPT-3 family, arXiv:2005.14165 Table 2.1: Ψ = 12·L·h² at h = 128·L</source>
        <translation>Familie GPT-3, arXiv:2005.14165 Tabelle 2.1: Ψ = 12·L·h² bei h = 128·L</translation>
    </message>
    <message>
        <source>IEC 80000-13</source>
        <translation>IEC 80000-13</translation>
    </message>
    <message>
        <source>L : h, FFN : h and head size as in the model&apos;s own shape</source>
        <translation>L : h, FFN : h und Kopfgröße wie in der Form des Modells</translation>
    </message>
    <message>
        <source>Megatron-LM megatron/core/tensor_parallel/layers.py</source>
        <translation>Megatron-LM megatron/core/tensor_parallel/layers.py</translation>
    </message>
    <message>
        <source>Megatron-LM megatron/core/transformer/transformer_block.py</source>
        <translation>Megatron-LM megatron/core/transformer/transformer_block.py</translation>
    </message>
    <message>
        <source>Megatron-LM megatron/training/arguments.py (--expert-tensor-parallel-size)</source>
        <translation>Megatron-LM megatron/training/arguments.py (--expert-tensor-parallel-size)</translation>
    </message>
    <message>
        <source>PyTorch 2.6 _fsdp_collectives.py; nanotron src/nanotron/trainer.py; Megatron-LM megatron/core/pipeline_parallel/schedules.py, megatron/core/transformer/moe/moe_layer.py</source>
        <translation>PyTorch 2.6 _fsdp_collectives.py; nanotron src/nanotron/trainer.py; Megatron-LM megatron/core/pipeline_parallel/schedules.py, megatron/core/transformer/moe/moe_layer.py</translation>
    </message>
    <message>
        <source>PyTorch 2.6 aten/src/ATen/cuda/CUDABlas.cpp; TransformerEngine module/base.py get_cublas_workspace_size_bytes, common/util/multi_stream.cpp</source>
        <translation>PyTorch 2.6 aten/src/ATen/cuda/CUDABlas.cpp; TransformerEngine module/base.py get_cublas_workspace_size_bytes, common/util/multi_stream.cpp</translation>
    </message>
    <message>
        <source>PyTorch 2.6 autograd, counted on shape-only tensors</source>
        <translation>PyTorch 2.6 autograd, an Tensoren ohne Inhalt gezählt</translation>
    </message>
    <message>
        <source>PyTorch 2.6 torch/_inductor</source>
        <translation>PyTorch 2.6 torch/_inductor</translation>
    </message>
    <message>
        <source>PyTorch 2.6 torch/distributed/fsdp/_fully_shard/_fsdp_param_group.py</source>
        <translation>PyTorch 2.6 torch/distributed/fsdp/_fully_shard/_fsdp_param_group.py</translation>
    </message>
    <message>
        <source>PyTorch 2.6 torch/optim/adamw.py _multi_tensor_adamw</source>
        <translation>PyTorch 2.6 torch/optim/adamw.py _multi_tensor_adamw</translation>
    </message>
    <message>
        <source>TransformerEngine transformer_engine/pytorch/module/base.py get_dummy_wgrad</source>
        <translation>TransformerEngine transformer_engine/pytorch/module/base.py get_dummy_wgrad</translation>
    </message>
    <message>
        <source>a measured run of this scenario, by calibrate</source>
        <translation>ein gemessener Lauf dieses Szenarios, durch calibrate</translation>
    </message>
    <message>
        <source>a measured run, by calibrate</source>
        <translation>ein gemessener Lauf, durch calibrate</translation>
    </message>
    <message>
        <source>a planning allowance, set by the user</source>
        <translation>ein Betrag für die Planung, vom Benutzer gesetzt</translation>
    </message>
    <message>
        <source>arXiv:1604.06174 §3</source>
        <translation>arXiv:1604.06174 §3</translation>
    </message>
    <message>
        <source>arXiv:1701.06538 §2.1</source>
        <translation>arXiv:1701.06538 §2.1</translation>
    </message>
    <message>
        <source>arXiv:1706.03762 §3.2.2</source>
        <translation>arXiv:1706.03762 §3.2.2</translation>
    </message>
    <message>
        <source>arXiv:1706.03762 §3.3</source>
        <translation>arXiv:1706.03762 §3.3</translation>
    </message>
    <message>
        <source>arXiv:1909.08053 §3</source>
        <translation>arXiv:1909.08053 §3</translation>
    </message>
    <message>
        <source>arXiv:1910.02054 §3.1</source>
        <translation>arXiv:1910.02054 §3.1</translation>
    </message>
    <message>
        <source>arXiv:1910.02054 §5</source>
        <translation>arXiv:1910.02054 §5</translation>
    </message>
    <message>
        <source>arXiv:1910.02054; arXiv:2205.05198</source>
        <translation>arXiv:1910.02054; arXiv:2205.05198</translation>
    </message>
    <message>
        <source>arXiv:2005.14165 §2.1 (GPT-2&apos;s tokenizer)</source>
        <translation>arXiv:2005.14165 §2.1 (Tokenizer von GPT-2)</translation>
    </message>
    <message>
        <source>arXiv:2006.16668 §3</source>
        <translation>arXiv:2006.16668 §3</translation>
    </message>
    <message>
        <source>arXiv:2101.03961 §2</source>
        <translation>arXiv:2101.03961 §2</translation>
    </message>
    <message>
        <source>arXiv:2101.03961 §2.2</source>
        <translation>arXiv:2101.03961 §2.2</translation>
    </message>
    <message>
        <source>arXiv:2101.06840; arXiv:2104.07857</source>
        <translation>arXiv:2101.06840; arXiv:2104.07857</translation>
    </message>
    <message>
        <source>arXiv:2104.04473 §2.2</source>
        <translation>arXiv:2104.04473 §2.2</translation>
    </message>
    <message>
        <source>arXiv:2104.04473 §2.2.2</source>
        <translation>arXiv:2104.04473 §2.2.2</translation>
    </message>
    <message>
        <source>arXiv:2106.09685 §4.1</source>
        <translation>arXiv:2106.09685 §4.1</translation>
    </message>
    <message>
        <source>arXiv:2106.09685 §4.2</source>
        <translation>arXiv:2106.09685 §4.2</translation>
    </message>
    <message>
        <source>arXiv:2106.09685 §4; arXiv:2305.14314 §3</source>
        <translation>arXiv:2106.09685 §4; arXiv:2305.14314 §3</translation>
    </message>
    <message>
        <source>arXiv:2106.09685; DeepSpeed deepspeed/runtime/zero/stage3.py; answer.ai FSDP-QLoRA</source>
        <translation>arXiv:2106.09685; DeepSpeed deepspeed/runtime/zero/stage3.py; answer.ai FSDP-QLoRA</translation>
    </message>
    <message>
        <source>arXiv:2106.09685; arXiv:2305.14314</source>
        <translation>arXiv:2106.09685; arXiv:2305.14314</translation>
    </message>
    <message>
        <source>arXiv:2205.05198 §4</source>
        <translation>arXiv:2205.05198 §4</translation>
    </message>
    <message>
        <source>arXiv:2205.05198 §4.2.2</source>
        <translation>arXiv:2205.05198 §4.2.2</translation>
    </message>
    <message>
        <source>arXiv:2205.05198 §5</source>
        <translation>arXiv:2205.05198 §5</translation>
    </message>
    <message>
        <source>arXiv:2205.14135 §3</source>
        <translation>arXiv:2205.14135 §3</translation>
    </message>
    <message>
        <source>arXiv:2304.11277 §3.2.2</source>
        <translation>arXiv:2304.11277 §3.2.2</translation>
    </message>
    <message>
        <source>arXiv:2304.11277 §3.3; two layers by convention</source>
        <translation>arXiv:2304.11277 §3.3; zwei Schichten nach Übereinkunft</translation>
    </message>
    <message>
        <source>arXiv:2305.13245 §2.2</source>
        <translation>arXiv:2305.13245 §2.2</translation>
    </message>
    <message>
        <source>arXiv:2305.14314 §3</source>
        <translation>arXiv:2305.14314 §3</translation>
    </message>
    <message>
        <source>arXiv:2305.18290 §4</source>
        <translation>arXiv:2305.18290 §4</translation>
    </message>
    <message>
        <source>arXiv:2305.18290 §4; DeepSpeed deepspeed/runtime/zero/stage3.py</source>
        <translation>arXiv:2305.18290 §4; DeepSpeed deepspeed/runtime/zero/stage3.py</translation>
    </message>
    <message>
        <source>arXiv:2305.18290 §4; arXiv:2203.02155 §3.5</source>
        <translation>arXiv:2305.18290 §4; arXiv:2203.02155 §3.5</translation>
    </message>
    <message>
        <source>arXiv:2310.01889 §3</source>
        <translation>arXiv:2310.01889 §3</translation>
    </message>
    <message>
        <source>arXiv:2410.10989 §3</source>
        <translation>arXiv:2410.10989 §3</translation>
    </message>
    <message>
        <source>bitsandbytes/autograd/_functions.py MatMul4Bit</source>
        <translation>bitsandbytes/autograd/_functions.py MatMul4Bit</translation>
    </message>
    <message>
        <source>commit dates of the frameworks</source>
        <translation>Commit-Daten der Frameworks</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>measured runs: 0.7 to 1.4 GiB a GPU</source>
        <translation>gemessene Läufe: 0,7 bis 1,4 GiB je GPU</translation>
    </message>
    <message>
        <source>measured runs: reserved over allocated; PyTorch c10/cuda/CUDACachingAllocator.cpp</source>
        <translation>gemessene Läufe: gehalten über belegt; PyTorch c10/cuda/CUDACachingAllocator.cpp</translation>
    </message>
    <message>
        <source>the catalogue&apos;s row</source>
        <translation>die Zeile des Katalogs</translation>
    </message>
    <message>
        <source>the loss&apos;s row in the catalogue</source>
        <translation>die Zeile des Verlusts im Katalog</translation>
    </message>
    <message>
        <source>the vendor&apos;s data sheet</source>
        <translation>das Datenblatt des Herstellers</translation>
    </message>
    <message>
        <source>torchtitan/models/llama3/model.py precompute_freqs_cis</source>
        <translation>torchtitan/models/llama3/model.py precompute_freqs_cis</translation>
    </message>
    <message>
        <source>typed; arXiv:1412.6980 §2</source>
        <translation>eingegeben; arXiv:1412.6980 §2</translation>
    </message>
    <message>
        <source>typed; arXiv:1710.03740 §3.1</source>
        <translation>eingegeben; arXiv:1710.03740 §3.1</translation>
    </message>
    <message>
        <source>typed; arXiv:1910.02054 §3.1</source>
        <translation>eingegeben; arXiv:1910.02054 §3.1</translation>
    </message>
    <message>
        <source>%1 is written again as text, not as a command</source>
        <translation>%1 wird wieder als Text geschrieben, nicht als Befehl</translation>
    </message>
    <message>
        <source>text that is not valid %1 (%2)</source>
        <translation>Text, der kein gültiges %1 ist (%2)</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>no such file or directory</source>
        <translation>kein solcher Ordner</translation>
    </message>
    <message>
        <source>a file where a directory should be</source>
        <translation>eine Datei, wo ein Ordner sein müsste</translation>
    </message>
    <message>
        <source>a directory</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>no space left on the device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>a read-only file system</source>
        <translation>ein nur lesbares Dateisystem</translation>
    </message>
    <message>
        <source>a file name that is too long</source>
        <translation>ein zu langer Dateiname</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahlen</translation>
    </message>
    <message>
        <source>Fewest GPUs</source>
        <translation>Wenigste GPUs</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>Frameworks</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Largest micro-batch</source>
        <translation>Größtes Mikro-Batch</translation>
    </message>
    <message>
        <source>Largest model</source>
        <translation>Größtes Modell</translation>
    </message>
    <message>
        <source>Launch settings</source>
        <translation>Starteinstellungen</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Längste Sequenz</translation>
    </message>
    <message>
        <source>Measured figure</source>
        <translation>Gemessene Größe</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Node types</source>
        <translation>Knotentypen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Sharding of frozen weights</source>
        <translation>Sharding eingefrorener Gewichte</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <translation>Tensorparallelität</translation>
    </message>
    <message>
        <source>Terms of the sum</source>
        <translation>Posten der Summe</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>%1: layouts it runs</source>
        <translation>%1: Layouts, die es ausführt</translation>
    </message>
    <message>
        <source>%1: loss %2</source>
        <translation>%1: Verlust %2</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Fusioniert</translation>
    </message>
    <message>
        <source>Hand-written in fp32</source>
        <translation>Von Hand, in fp32</translation>
    </message>
    <message>
        <source>Llama&apos;s layers have one kernel; Qwen2&apos;s choose theirs by _fused_rms_norm</source>
        <translation>Llamas Schichten haben einen Kernel; die von Qwen2 wählen ihren mit _fused_rms_norm</translation>
    </message>
    <message>
        <source>Megatron&apos;s own layers compute attention unfused</source>
        <translation>Megatrons eigene Schichten rechnen Attention unfusioniert</translation>
    </message>
    <message>
        <source>Norm kernel</source>
        <translation>Norm-Kernel</translation>
    </message>
    <message>
        <source>One kernel that keeps its 16-bit input, such as Liger&apos;s or PyTorch&apos;s own; in Megatron with its layers that are not Transformer Engine&apos;s.</source>
        <translation>Ein Kernel, der seine 16-Bit-Eingabe behält, etwa Ligers oder PyTorchs eigener; in Megatron mit seinen Schichten ohne Transformer Engine.</translation>
    </message>
    <message>
        <source>PyTorch&apos;s operations one after the other: an fp32 copy of the input and the normalised copy are kept.</source>
        <translation>PyTorchs Operationen eine nach der anderen: Eine fp32-Kopie der Eingabe und die normierte Kopie bleiben.</translation>
    </message>
    <message>
        <source>Transformer Engine</source>
        <translation>Transformer Engine</translation>
    </message>
    <message>
        <source>Transformer Engine&apos;s kernel, in Megatron with its layers; it keeps its 16-bit input.</source>
        <translation>Der Kernel von Transformer Engine, in Megatron mit dessen Schichten; er behält seine 16-Bit-Eingabe.</translation>
    </message>
    <message>
        <source>What computes the layers&apos; norms, in the detailed estimator. Left empty: the framework&apos;s usual; of LayerNorm, one kernel.</source>
        <translation>Was die Normen der Schichten rechnet, im detaillierten Schätzer. Leer: wie im Framework üblich; bei LayerNorm ein Kernel.</translation>
    </message>
    <message>
        <source>context parallelism needs Transformer Engine&apos;s layers</source>
        <translation>Kontextparallelität braucht die Schichten von Transformer Engine</translation>
    </message>
    <message>
        <source>its layers are Transformer Engine&apos;s, or its own with the norms of PyTorch or Apex</source>
        <translation>seine Schichten sind die von Transformer Engine oder eigene mit den Normen von PyTorch oder Apex</translation>
    </message>
    <message>
        <source>its models&apos; own</source>
        <translation>Sache seiner Modelle</translation>
    </message>
    <message>
        <source>%1 has no norm that keeps fp32 copies: one kernel on 16-bit input is counted</source>
        <translation>%1 hat keine Norm, die fp32-Kopien behält: Gezählt ist ein Kernel auf 16-Bit-Eingabe</translation>
    </message>
    <message>
        <source>compiled layers make one kernel of each norm, so no fp32 copies are counted</source>
        <translation>kompilierte Schichten machen aus jeder Norm einen Kernel, darum sind keine fp32-Kopien gezählt</translation>
    </message>
    <message>
        <source>activations and gathered weights are counted in 16 bit, as autocast and mixed precision run them: without either they take up to twice that</source>
        <translation>Aktivierungen und eingesammelte Gewichte sind in 16 Bit gezählt, wie Autocast und gemischte Genauigkeit sie rechnen: ohne beides brauchen sie bis zum Doppelten</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>the model&apos;s config.json and its published tensor total</source>
        <translation>config.json des Modells und seine veröffentlichte Tensorsumme</translation>
    </message>
    <message>
        <source>the split of the activations into layer inputs and one live layer is our reading</source>
        <translation>die Teilung der Aktivierungen in Schichteingaben und eine arbeitende Schicht ist unsere Lesart</translation>
    </message>
    <message>
        <source>files named at each term; held against measured runs</source>
        <translation>Dateien bei jedem Posten genannt; mit gemessenen Läufen verglichen</translation>
    </message>
    <message>
        <source>text in a public log, address not recorded</source>
        <translation>Text in einem öffentlichen Protokoll, Adresse nicht notiert</translation>
    </message>
    <message>
        <source>public log, address not recorded</source>
        <translation>öffentliches Protokoll, Adresse nicht notiert</translation>
    </message>
    <message>
        <source>closed list of the columns of measured runs</source>
        <translation>geschlossene Liste der Spalten gemessener Läufe</translation>
    </message>
    <message>
        <source>moment types can be chosen apart from the weights</source>
        <translation>Typen der Momente sind getrennt von den Gewichten wählbar</translation>
    </message>
    <message>
        <source>vocabulary, norm and relative positions</source>
        <translation>Vokabular, Norm und relative Positionen</translation>
    </message>
    <message>
        <source>for layers, widths and heads</source>
        <translation>für Schichten, Breiten und Köpfe</translation>
    </message>
    <message>
        <source>for layers, heads and width</source>
        <translation>für Schichten, Köpfe und Breite</translation>
    </message>
    <message>
        <source>layers, heads and width also in</source>
        <translation>Schichten, Köpfe und Breite auch in</translation>
    </message>
    <message>
        <source>that file stores 4h</source>
        <translation>jene Datei hat 4h</translation>
    </message>
    <message>
        <source>same shape as</source>
        <translation>dieselbe Form wie</translation>
    </message>
    <message>
        <source>names the method; the buffer size</source>
        <translation>nennt die Methode; die Puffergröße</translation>
    </message>
    <message>
        <source>general knowledge</source>
        <translation>Allgemeinwissen</translation>
    </message>
    <message>
        <source>counted on shape-only tensors</source>
        <translation>gezählt an Tensoren ohne Inhalt</translation>
    </message>
    <message>
        <source>the freed 16-bit block</source>
        <translation>der freigegebene 16-Bit-Block</translation>
    </message>
    <message>
        <source>memory section</source>
        <translation>Abschnitt Speicher</translation>
    </message>
    <message>
        <source>main branch</source>
        <translation>Hauptzweig</translation>
    </message>
    <message>
        <source>the driver&apos;s own tool, card by card</source>
        <translation>das Werkzeug des Treibers, Karte für Karte</translation>
    </message>
    <message>
        <source>the vendor&apos;s data sheet</source>
        <translation>das Datenblatt des Herstellers</translation>
    </message>
    <message>
        <source>card not named in the log; matched by size</source>
        <translation>Karte im Protokoll nicht genannt; nach der Größe zugeordnet</translation>
    </message>
    <message>
        <source>card not named; matched by size</source>
        <translation>Karte nicht genannt; nach der Größe zugeordnet</translation>
    </message>
    <message>
        <source>card not named</source>
        <translation>Karte nicht genannt</translation>
    </message>
    <message>
        <source>read as both ways and halved</source>
        <translation>als beide Richtungen gelesen und halbiert</translation>
    </message>
    <message>
        <source>both ways</source>
        <translation>in beide Richtungen</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>in eine Richtung</translation>
    </message>
    <message>
        <source>twice the bf16 figure</source>
        <translation>das Doppelte der bf16-Zahl</translation>
    </message>
    <message>
        <source>half of the card</source>
        <translation>die Hälfte der Karte</translation>
    </message>
    <message>
        <source>bridges join pairs</source>
        <translation>Brücken verbinden Paare</translation>
    </message>
    <message>
        <source>same bridge</source>
        <translation>dieselbe Brücke</translation>
    </message>
    <message>
        <source>divided by GPUs per node</source>
        <translation>geteilt durch GPUs je Knoten</translation>
    </message>
    <message>
        <source>divided by GPUs</source>
        <translation>geteilt durch GPUs</translation>
    </message>
    <message>
        <source>divided by chips</source>
        <translation>geteilt durch Chips</translation>
    </message>
    <message>
        <source>computed from the port split in</source>
        <translation>berechnet aus der Aufteilung der Ports in</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>one HDR port a GPU</source>
        <translation>ein HDR-Port je GPU</translation>
    </message>
    <message>
        <source>one NDR port a GPU</source>
        <translation>ein NDR-Port je GPU</translation>
    </message>
    <message>
        <source>one XDR port a GPU</source>
        <translation>ein XDR-Port je GPU</translation>
    </message>
    <message>
        <source>one 400 Gb/s port a GPU</source>
        <translation>ein Port mit 400 Gb/s je GPU</translation>
    </message>
    <message>
        <source>news page on the H800</source>
        <translation>Nachrichtenseite zur H800</translation>
    </message>
    <message>
        <source>documentation page</source>
        <translation>Dokumentation, Seite</translation>
    </message>
    <message>
        <source>definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Ausgangsfall</translation>
    </message>
    <message>
        <source>3.3.1 to 3.3.3</source>
        <translation>3.3.1 bis 3.3.3</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 bis 4</translation>
    </message>
    <message>
        <source>OR001 to OR004</source>
        <translation>OR001 bis OR004</translation>
    </message>
    <message>
        <source>OR009 to OR015</source>
        <translation>OR009 bis OR015</translation>
    </message>
    <message>
        <source>rounds to 31</source>
        <translation>rundet auf 31</translation>
    </message>
    <message>
        <source>sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>untied</source>
        <translation>ungekoppelt</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>gekoppelt</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>eq.</source>
        <translation>Gl.</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
</context>
<context>
    <name>Ui</name>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>%1 free on %2</source>
        <translation>%1 frei auf %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>a size, and the card that it exceeds</comment>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>no recompute</source>
        <translation>ohne Neuberechnung</translation>
    </message>
    <message>
        <source>%1 recompute</source>
        <comment>the mode&apos;s name</comment>
        <translation>Neuberechnung: %1</translation>
    </message>
    <message>
        <source>%1 × %2 with %3</source>
        <comment>GPUs, card, sharding scheme</comment>
        <translation>%1 × %2 mit %3</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>parameters, GPUs</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 fit on %2: %3 free</source>
        <translation>%1 passen auf %2: %3 frei</translation>
    </message>
    <message>
        <source>%1 do not fit on %2: %3 over</source>
        <translation>%1 passen nicht auf %2: %3 zu viel</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>Sequenz %1</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>Mikro-Batch %1</translation>
    </message>
    <message>
        <source>Memory per GPU in %1. %2. %3 estimator.</source>
        <translation>Speicher je GPU in %1. %2. Schätzer: %3.</translation>
    </message>
    <message>
        <source>No room for the chart</source>
        <translation>Kein Platz für das Diagramm</translation>
    </message>
    <message>
        <source>Memory wall</source>
        <translation>Speicherwand</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Sharding scheme</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>GPU count</source>
        <translation>Anzahl GPUs</translation>
    </message>
    <message>
        <source>Recompute mode</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Pinned scenarios</source>
        <translation>Gemerkte</translation>
    </message>
    <message>
        <source>Total, %1</source>
        <comment>the unit</comment>
        <translation>Summe, %1</translation>
    </message>
    <message>
        <source>Against the planned card</source>
        <translation>Gegen die geplante Karte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>das Szenario</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Against one %1</source>
        <comment>card</comment>
        <translation>Gegen eine %1</translation>
    </message>
    <message>
        <source>%1, fits</source>
        <comment>number of GPUs</comment>
        <translation>%1, passt</translation>
    </message>
    <message>
        <source>Floor, any number</source>
        <translation>Sockel, jede Anzahl</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>%1 GPUs, %2 free</source>
        <translation>%1 GPUs, %2 frei</translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation>nichts passt</translation>
    </message>
    <message>
        <source>%1: nothing fits</source>
        <translation>%1: nichts passt</translation>
    </message>
    <message>
        <source>%1: up to %2</source>
        <translation>%1: bis %2</translation>
    </message>
    <message>
        <source>still searching</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%1 auf %2: %3</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <comment>curve, number of GPUs or tokens, size</comment>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>%1, %2 on %3: %4</source>
        <comment>recompute mode, what is tabled, card, value</comment>
        <translation>%1, %2 auf %3: %4</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>%1 (planned)</source>
        <translation>%1 (geplant)</translation>
    </message>
    <message>
        <source>Ceilings: %1</source>
        <translation>Obergrenzen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Token</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1; %2 never do</source>
        <translation>%1; %2 nie</translation>
    </message>
    <message>
        <source>%1; %2 never does</source>
        <translation>%1; %2 nie</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>frozen</source>
        <comment>the weights that are not trained, in a formula</comment>
        <translation>eingefroren</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n Kopf</numerusform>
            <numerusform>%n Köpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>unfused attention</source>
        <translation>Attention unfusioniert</translation>
    </message>
    <message>
        <source>flash attention</source>
        <translation>Flash-Attention</translation>
    </message>
    <message>
        <source>Scenario: %1. %2 estimator.</source>
        <translation>Szenario: %1. Schätzer: %2.</translation>
    </message>
    <message>
        <source>%1 per GPU</source>
        <comment>the unit</comment>
        <translation>%1 je GPU</translation>
    </message>
    <message>
        <source>fits %1</source>
        <comment>a card</comment>
        <translation>passt auf %1</translation>
    </message>
    <message>
        <source>does not</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>replicated floor</source>
        <translation>replizierter Sockel</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>nothing sharded</source>
        <translation>nichts verteilt</translation>
    </message>
    <message>
        <source>+ %1 sharded</source>
        <translation>+ %1 verteilt</translation>
    </message>
    <message>
        <source>%1 sharded</source>
        <translation>%1 verteilt</translation>
    </message>
    <message>
        <source>states</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>states fall as 1/N</source>
        <translation>Zustände fallen mit 1/N</translation>
    </message>
    <message>
        <source>%1 bytes × %2</source>
        <translation>%1 Byte × %2</translation>
    </message>
    <message>
        <source>%1 fits from %2</source>
        <translation>%1 passt ab %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>No scheme fits %1 on up to %2</source>
        <translation>Kein Verfahren passt auf %1 bei bis zu %2</translation>
    </message>
    <message>
        <source>%1 per GPU in %2, %3, against one %4 card (%5)</source>
        <translation>%1 je GPU in %2, %3, gegen eine Karte mit %4 (%5)</translation>
    </message>
    <message>
        <source>Model states</source>
        <translation>Modellzustände</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>states alone</source>
        <translation>nur Zustände</translation>
    </message>
    <message>
        <source>floor, any number</source>
        <translation>Sockel, jede Anzahl</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>sharding scheme, number of GPUs</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>what is free or over, card</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>the ladder: from here on it fits</source>
        <translation>die Leiter: ab hier passt es</translation>
    </message>
    <message>
        <source>one %1 card (bars: %2, up to two cards)</source>
        <translation>eine Karte mit %1 (Balken: %2, bis zwei Karten)</translation>
    </message>
    <message>
        <source>alone: %1 and more</source>
        <translation>allein: %1 und mehr</translation>
    </message>
    <message>
        <source>tight, %1 free</source>
        <translation>knapp, %1 frei</translation>
    </message>
    <message>
        <source>Without a card there is nothing to fit into</source>
        <translation>Ohne Karte gibt es nichts, worauf etwas passen könnte</translation>
    </message>
    <message>
        <source>one scheme, %1, no TP, PP or CP</source>
        <translation>ein Verfahren, %1, ohne TP, PP, CP</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>model size, GPUs</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>best: %1</source>
        <comment>layout</comment>
        <translation>am besten: %1</translation>
    </message>
    <message>
        <source>searching for the best layout</source>
        <translation>die beste Aufteilung wird gesucht</translation>
    </message>
    <message>
        <source>Proven by %1 in %2 of these cells</source>
        <comment>inequality, per cent</comment>
        <translation>Bewiesen durch %1 in %2 dieser Felder</translation>
    </message>
    <message>
        <source>%1 hold at most %2 parameters, whatever the layout</source>
        <translation>%1 fassen höchstens %2 Parameter, wie man auch aufteilt</translation>
    </message>
    <message>
        <source>Headroom of the best layout on %1</source>
        <translation>Spielraum der besten Aufteilung auf %1</translation>
    </message>
    <message>
        <source>every ZeRO stage</source>
        <translation>jede ZeRO-Stufe</translation>
    </message>
    <message>
        <source>TP up to %1</source>
        <translation>TP bis %1</translation>
    </message>
    <message>
        <source>CP up to %1</source>
        <translation>CP bis %1</translation>
    </message>
    <message>
        <source>recompute (%1)</source>
        <translation>Neuberechnung (%1)</translation>
    </message>
    <message>
        <source>Headroom of the best layout: %1. Sequence %2, micro-batch %3, reserve %4</source>
        <translation>Spielraum der besten Aufteilung: %1. Sequenz %2, Mikro-Batch %3, Reserve %4</translation>
    </message>
    <message>
        <source>Headroom of the best layout: %1. Sequence %2, micro-batch %3</source>
        <translation>Spielraum der besten Aufteilung: %1. Sequenz %2, Mikro-Batch %3</translation>
    </message>
    <message>
        <source>the shape as typed</source>
        <translation>Form wie eingegeben</translation>
    </message>
    <message>
        <source>GPT-3 aspect h = 128·L</source>
        <translation>GPT-3-Verhältnis h = 128·L</translation>
    </message>
    <message>
        <source>%1 estimator, %2, %3, %4. %5 columns × %6 rows.</source>
        <comment>estimator, shape, recipe, attention</comment>
        <translation>Schätzer: %1, %2, %3, %4. %5 Spalten × %6 Zeilen.</translation>
    </message>
    <message>
        <source>Detailed</source>
        <translation>Detailliert</translation>
    </message>
    <message>
        <source>Textbook</source>
        <translation>Lehrbuch</translation>
    </message>
    <message>
        <source>under %1, tight</source>
        <comment>per cent</comment>
        <translation>unter %1, knapp</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>per cent</comment>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>Searching every layout</source>
        <translation>Alle Aufteilungen werden durchsucht</translation>
    </message>
    <message>
        <source>Headroom of the best layout</source>
        <translation>Spielraum der besten Aufteilung</translation>
    </message>
    <message>
        <source>share of the %1 card</source>
        <translation>Anteil der Karte mit %1</translation>
    </message>
    <message>
        <source>the frontier, any layout</source>
        <translation>die Grenze, jede Aufteilung</translation>
    </message>
    <message>
        <source>alone: up to %1</source>
        <comment>model size</comment>
        <translation>allein: bis %1</translation>
    </message>
    <message>
        <source>GPUs (powers of two)</source>
        <translation>GPUs (Zweierpotenzen)</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>%1 of the %2 card free and more</source>
        <translation>%1 der %2-Karte frei und mehr</translation>
    </message>
    <message>
        <source>roomy</source>
        <translation>geräumig</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>least: %1</source>
        <comment>layout</comment>
        <translation>am kleinsten: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>no layout can: the states alone exceed the card</source>
        <translation>keine Aufteilung kann es: schon die Zustände übersteigen die Karte</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>sequence length, tokens</source>
        <translation>Sequenzlänge, Token</translation>
    </message>
    <message>
        <source>Longest sequence that fits</source>
        <translation>Längste passende Sequenz</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>activations = states</source>
        <translation>Aktivierungen = Zustände</translation>
    </message>
    <message>
        <source>Without recompute, activations overtake the states at %1 tokens</source>
        <translation>Ohne Neuberechnung überholen die Aktivierungen die Zustände bei %1 Token</translation>
    </message>
    <message>
        <source>With %1 recompute, activations overtake the states at %2 tokens</source>
        <translation>Bei Neuberechnung „%1“ überholen die Aktivierungen die Zustände bei %2 Token</translation>
    </message>
    <message>
        <source>Memory per GPU over the sequence length</source>
        <translation>Speicher je GPU über der Sequenzlänge</translation>
    </message>
    <message>
        <source>Memory per GPU over sequence length, one curve a recompute mode. %1, %2 on %3, micro-batch %4.</source>
        <translation>Speicher je GPU über der Sequenzlänge, eine Kurve je Art der Neuberechnung. %1, %2 auf %3, Mikro-Batch %4.</translation>
    </message>
    <message>
        <source>Solid: fits %1. Dashed: does not.</source>
        <translation>Durchgezogen: passt auf %1. Gestrichelt: nicht.</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>above the axis:</source>
        <translation>über der Achse:</translation>
    </message>
    <message>
        <source>To scale</source>
        <translation>Maßstäblich</translation>
    </message>
    <message>
        <source>%1, %2 of the bar</source>
        <comment>size, per cent</comment>
        <translation>%1, %2 des Balkens</translation>
    </message>
    <message>
        <source>Enter opens Show the work.</source>
        <translation>Enter öffnet den Rechenweg.</translation>
    </message>
    <message>
        <source>no layer</source>
        <translation>keine Schicht</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>layers %1–%2</source>
        <translation>Schichten %1–%2</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <comment>micro-batches</comment>
        <translation>%1 unterwegs</translation>
    </message>
    <message>
        <source>peak: %1</source>
        <comment>instant of the step</comment>
        <translation>Spitze: %1</translation>
    </message>
    <message>
        <source>Stage 0</source>
        <translation>Stufe 0</translation>
    </message>
    <message>
        <source>No such pipeline</source>
        <translation>Keine solche Pipeline</translation>
    </message>
    <message>
        <source>Stage %1 is the fullest, at the %2: %3</source>
        <translation>Stufe %1 ist die vollste (%2): %3</translation>
    </message>
    <message>
        <source>Every stage counts as the fullest: %1</source>
        <translation>Jede Stufe zählt als die vollste: %1</translation>
    </message>
    <message>
        <source>One stage: %1</source>
        <translation>Eine Stufe: %1</translation>
    </message>
    <message>
        <source>%1, %2 as TP %3 · PP %4 · DP %5, sequence %6, micro-batch %7</source>
        <translation>%1, %2 als TP %3 · PP %4 · DP %5, Sequenz %6, Mikro-Batch %7</translation>
    </message>
    <message>
        <source>Embedding, logits and fewer micro-batches in flight on later stages are not told apart.</source>
        <translation>Einbettung, Logits und weniger Mikro-Batches auf späteren Stufen werden nicht unterschieden.</translation>
    </message>
    <message>
        <source>No such step</source>
        <translation>Kein solcher Schritt</translation>
    </message>
    <message>
        <source>the peak</source>
        <translation>die Spitze</translation>
    </message>
    <message>
        <source>The peak is at the %1: %2</source>
        <translation>Die Spitze (%1): %2</translation>
    </message>
    <message>
        <source>Memory of one GPU through a step, stage %1: instants in the order of time, not to its scale</source>
        <translation>Speicher einer GPU durch einen Schritt, Stufe %1: Zeitpunkte der Reihe nach, nicht maßstäblich</translation>
    </message>
    <message>
        <source>Memory of one GPU through a step: instants in the order of time, not to its scale</source>
        <translation>Speicher einer GPU durch einen Schritt: Zeitpunkte der Reihe nach, nicht maßstäblich</translation>
    </message>
    <message>
        <source>What the allocator reserves beyond what is allocated stands at the peak.</source>
        <translation>Was der Allokator über das Belegte hinaus hält, steht an der Spitze.</translation>
    </message>
    <message>
        <source>The closed form knows no instants: each term stands where it is alive.</source>
        <translation>Die geschlossene Form kennt keine Zeitpunkte: Jeder Posten steht dort, wo er lebt.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <comment>the axis</comment>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>%1, never falls: %2</source>
        <comment>formula, size</comment>
        <translation>%1, fällt nie: %2</translation>
    </message>
    <message>
        <source>TP × PP × CP exceeds %1</source>
        <translation>TP × PP × CP übersteigt %1</translation>
    </message>
    <message>
        <source>as a power of two: %1</source>
        <translation>als Zweierpotenz: %1</translation>
    </message>
    <message>
        <source>rest</source>
        <comment>all that is no state, in a formula</comment>
        <translation>Rest</translation>
    </message>
    <message>
        <source>floor %1 = %2</source>
        <translation>Sockel %1 = %2</translation>
    </message>
    <message>
        <source>floor %1</source>
        <translation>Sockel %1</translation>
    </message>
    <message>
        <source>no floor: %1 at %2</source>
        <translation>kein Sockel: %1 bei %2</translation>
    </message>
    <message>
        <source>No GPU count gives this layout</source>
        <translation>Keine Anzahl GPUs ergibt diese Aufteilung</translation>
    </message>
    <message>
        <source>Memory per GPU over the number of GPUs</source>
        <translation>Speicher je GPU über der Anzahl der GPUs</translation>
    </message>
    <message>
        <source>%1 fits %2 from %3</source>
        <translation>%1 passt auf %2 ab %3</translation>
    </message>
    <message>
        <source>Every scheme fits %1 from %2</source>
        <translation>Jedes Verfahren passt auf %1 ab %2</translation>
    </message>
    <message>
        <source>Model states per GPU (parameters, gradients, optimizer) for %1, %2, %3 bytes a parameter. Both axes logarithmic.</source>
        <translation>Modellzustände je GPU (Parameter, Gradienten, Optimierer) für %1, %2, %3 Byte je Parameter. Beide Achsen logarithmisch.</translation>
    </message>
    <message>
        <source>Memory per GPU, everything counted, for %1, %2, %3 bytes a parameter. Both axes logarithmic.</source>
        <translation>Speicher je GPU, alles gezählt, für %1, %2, %3 Byte je Parameter. Beide Achsen logarithmisch.</translation>
    </message>
    <message>
        <source>Fewest GPUs: %1.</source>
        <translation>Wenigste GPUs: %1.</translation>
    </message>
    <message>
        <source>Fewest GPUs: %1, %2 as a power of two.</source>
        <translation>Wenigste GPUs: %1, als Zweierpotenz %2.</translation>
    </message>
    <message>
        <source>%1 on %2, %3</source>
        <comment>model size, GPUs, layout</comment>
        <translation>%1 auf %2, %3</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <comment>a field, its value before and now</comment>
        <translation>%1: %2 zu %3</translation>
    </message>
    <message>
        <source>derived</source>
        <comment>a value that was left empty</comment>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>GPT-3 shape</source>
        <translation>Form von GPT-3</translation>
    </message>
    <message>
        <source>“%1” is not taken. Accepted: %2.</source>
        <translation>„%1“ wird nicht angenommen. Möglich: %2.</translation>
    </message>
    <message>
        <source>found %1</source>
        <translation>gefunden: %1</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation>möglich: %1</translation>
    </message>
    <message>
        <source>Slide, %1 × %2 px</source>
        <translation>Folie, %1 × %2 px</translation>
    </message>
    <message>
        <source>Small, %1 × %2 px</source>
        <translation>Klein, %1 × %2 px</translation>
    </message>
    <message>
        <source>4K slide, %1 × %2 px</source>
        <translation>4K-Folie, %1 × %2 px</translation>
    </message>
    <message>
        <source>Old slide, %1 × %2 px</source>
        <translation>Alte Folie, %1 × %2 px</translation>
    </message>
    <message>
        <source>Square, %1 × %2 px</source>
        <translation>Quadrat, %1 × %2 px</translation>
    </message>
    <message>
        <source>Wide, %1 × %2 px</source>
        <translation>Breit, %1 × %2 px</translation>
    </message>
    <message>
        <source>Column, %1 × %2 mm</source>
        <translation>Spalte, %1 × %2 mm</translation>
    </message>
    <message>
        <source>Page, %1 × %2 mm</source>
        <translation>Seite, %1 × %2 mm</translation>
    </message>
    <message>
        <source>A4 across, %1 × %2 mm</source>
        <translation>A4 quer, %1 × %2 mm</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview as</source>
        <translation>Vorschau als</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Red-green blind</source>
        <translation>Rotgrünblind</translation>
    </message>
    <message>
        <source>Pre&amp;view as</source>
        <translation>&amp;Vorschau als</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Smallest text</source>
        <translation>Kleinste Schrift</translation>
    </message>
    <message>
        <source>Thinnest line</source>
        <translation>Dünnste Linie</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>Einheit von Breite und Höhe</translation>
    </message>
    <message>
        <source>&amp;Width, height</source>
        <translation>&amp;Breite, Höhe</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>A&amp;uflösung</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>&amp;Maßstab</translation>
    </message>
    <message>
        <source>auto</source>
        <comment>the size of the text</comment>
        <translation>auto</translation>
    </message>
    <message>
        <source>smallest, at the final size</source>
        <translation>kleinste, in Endgröße</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>S&amp;chrift</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Hatches, safe for a grey printer</source>
        <translation>Schraffuren, sicher für graue Drucker</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farb&amp;schema</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Theme&apos;s</source>
        <translation>Des Schemas</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Durchsichtig</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Hintergrund</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>T&amp;itel</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <translation>U&amp;nterschrift</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>&amp;Off-scale ruler</source>
        <translation>Maßsta&amp;bsleiste</translation>
    </message>
    <message>
        <source>Versio&amp;n of the program</source>
        <translation>P&amp;rogrammversion</translation>
    </message>
    <message>
        <source>Scenario inside the file</source>
        <translation>Szenario in der Datei</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Enthalten</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Fil&amp;e</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <comment>the title or caption of a picture</comment>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>The width “%1” is not taken. Accepted: a number %2.</source>
        <translation>Die Breite „%1“ wird nicht angenommen. Möglich: eine Zahl %2.</translation>
    </message>
    <message>
        <source>The height “%1” is not taken. Accepted: a number %2.</source>
        <translation>Die Höhe „%1“ wird nicht angenommen. Möglich: eine Zahl %2.</translation>
    </message>
    <message>
        <source>The scale “%1” is not taken. Accepted: a number %2.</source>
        <translation>Der Maßstab „%1“ wird nicht angenommen. Möglich: eine Zahl %2.</translation>
    </message>
    <message>
        <source>The resolution “%1” is not taken. Accepted: a number %2.</source>
        <translation>Die Auflösung „%1“ wird nicht angenommen. Möglich: eine Zahl %2.</translation>
    </message>
    <message>
        <source>The text “%1” is not taken. Accepted: a number %2.</source>
        <translation>Die Schrift „%1“ wird nicht angenommen. Möglich: eine Zahl %2.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>numbers</comment>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>above 0</source>
        <comment>a number</comment>
        <translation>größer als 0</translation>
    </message>
    <message>
        <source>%1 of final size</source>
        <comment>per cent</comment>
        <translation>%1 der Endgröße</translation>
    </message>
    <message>
        <source>%1 × %2 mm at %3 dpi</source>
        <translation>%1 × %2 mm bei %3 dpi</translation>
    </message>
    <message>
        <source>%1 px, 1/%2 of the height, %3 pt</source>
        <translation>%1 px, 1/%2 der Höhe, %3 pt</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Vorführen</translation>
    </message>
    <message>
        <source>&amp;Open Lecture…</source>
        <translation>Vortrag ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Add Scene…</source>
        <translation>Szene &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Save Lecture…</source>
        <translation>Vortrag &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Export Handout…</source>
        <translation>Handout &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Move Bars Between Scenes</source>
        <translation>&amp;Balken zwischen Szenen bewegen</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
    <message>
        <source>A scene was left out, the others play. %1</source>
        <translation>Eine Szene wurde ausgelassen, die anderen laufen. %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{field:params} parameters on {gpus}</source>
        <translation>{field:params} Parameter auf {gpus}</translation>
    </message>
    <message>
        <source>Cannot open the lecture</source>
        <translation>Der Vortrag lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Open a lecture</source>
        <translation>Vortrag öffnen</translation>
    </message>
    <message>
        <source>Lectures (*.json);;All files (*)</source>
        <translation>Vorträge (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>My lecture</source>
        <translation>Mein Vortrag</translation>
    </message>
    <message>
        <source>Add scene</source>
        <translation>Szene hinzufügen</translation>
    </message>
    <message>
        <source>What does this scene say? Numbers may stand in braces: {total}, {headroom}, {gpus}.</source>
        <translation>Was sagt diese Szene? Zahlen stehen in Klammern: {total}, {headroom}, {gpus}.</translation>
    </message>
    <message>
        <source>{field:params} parameters on {gpus}: {headroom}</source>
        <translation>{field:params} Parameter auf {gpus}: {headroom}</translation>
    </message>
    <message>
        <source>Scene %1 of “%2” is what is on the screen now.</source>
        <translation>Szene %1 von „%2“ ist, was jetzt zu sehen ist.</translation>
    </message>
    <message>
        <source>Save Lecture…</source>
        <translation>Vortrag speichern…</translation>
    </message>
    <message>
        <source>Save the lecture</source>
        <translation>Vortrag speichern</translation>
    </message>
    <message>
        <source>Lectures (*.json)</source>
        <translation>Vorträge (*.json)</translation>
    </message>
    <message>
        <source>Cannot save the lecture</source>
        <translation>Der Vortrag lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>There is no lecture to export: open one first, or add a scene.</source>
        <translation>Es gibt keinen Vortrag: erst einen öffnen oder eine Szene hinzufügen.</translation>
    </message>
    <message>
        <source>Export the lecture into a folder</source>
        <translation>Vortrag in einen Ordner exportieren</translation>
    </message>
    <message>
        <source>Cannot export the lecture</source>
        <translation>Der Vortrag lässt sich nicht exportieren</translation>
    </message>
    <message>
        <source>%1 pictures and handout.pdf are in %2.</source>
        <translation>%1 Bilder und handout.pdf liegen in %2.</translation>
    </message>
    <message>
        <source>The memory ladder</source>
        <translation>Die Speicherleiter</translation>
    </message>
    <message>
        <source>Fit the model</source>
        <translation>Modell einpassen</translation>
    </message>
    <message>
        <source>Notes — Memladder</source>
        <translation>Notizen — Memladder</translation>
    </message>
    <message>
        <source>Speaker&apos;s notes</source>
        <translation>Notizen für den Vortrag</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Next scene</source>
        <translation>Nächste Szene</translation>
    </message>
    <message>
        <source>This is the last scene.</source>
        <translation>Dies ist die letzte Szene.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>scene</comment>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>scaled from %1</source>
        <comment>a model</comment>
        <translation>skaliert aus %1</translation>
    </message>
    <message>
        <source>%1 — Memladder</source>
        <translation>%1 — Memladder</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>before: %1</source>
        <comment>the scenario before</comment>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>What do you expect?</source>
        <translation>Was erwarten Sie?</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>lecture, scene, scenes</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>next scene, or reveal</source>
        <translation>nächste Szene oder aufdecken</translation>
    </message>
    <message>
        <source>Page Down, Right, Down, Space, Enter</source>
        <comment>keys</comment>
        <translation>Bild ab, rechts, ab, Leertaste, Enter</translation>
    </message>
    <message>
        <source>scene before</source>
        <translation>vorige Szene</translation>
    </message>
    <message>
        <source>Page Up, Left, Up, Backspace</source>
        <comment>keys</comment>
        <translation>Bild auf, links, auf, Rücktaste</translation>
    </message>
    <message>
        <source>first scene, last scene</source>
        <translation>erste Szene, letzte Szene</translation>
    </message>
    <message>
        <source>Home, End</source>
        <comment>keys</comment>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>move the slider</source>
        <translation>Regler bewegen</translation>
    </message>
    <message>
        <source>Tab, then arrows; or drag</source>
        <comment>keys</comment>
        <translation>Tab, dann Pfeile; oder ziehen</translation>
    </message>
    <message>
        <source>back to the scene&apos;s start</source>
        <translation>zurück zum Anfang der Szene</translation>
    </message>
    <message>
        <source>Ctrl+R, R</source>
        <comment>keys</comment>
        <translation>Strg+R, R</translation>
    </message>
    <message>
        <source>keep the state as the one before</source>
        <translation>Zustand als vorigen merken</translation>
    </message>
    <message>
        <source>lock the axis</source>
        <translation>Achse festhalten</translation>
    </message>
    <message>
        <source>axis that holds all bars</source>
        <translation>Achse, die alle Balken fasst</translation>
    </message>
    <message>
        <source>black or white screen</source>
        <translation>schwarzer oder weißer Schirm</translation>
    </message>
    <message>
        <source>B or ., W</source>
        <comment>keys</comment>
        <translation>B oder ., W</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>swap the screens of slides and notes</source>
        <translation>Schirme von Folien und Notizen tauschen</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>Esc, F5</source>
        <comment>keys</comment>
        <translation>Esc, F5</translation>
    </message>
    <message>
        <source>Reset to the scene&apos;s start</source>
        <translation>Zum Anfang der Szene zurück</translation>
    </message>
    <message>
        <source>No such layout: %1</source>
        <translation>Keine solche Aufteilung: %1</translation>
    </message>
    <message>
        <source>%1 states fit on %2: %3 of %4, %5 free</source>
        <translation>%1: Zustände passen auf %2: %3 von %4, %5 frei</translation>
    </message>
    <message>
        <source>%1 states do not fit on %2: %3 of %4, %5 over</source>
        <translation>%1: Zustände passen nicht auf %2: %3 von %4, %5 zu viel</translation>
    </message>
    <message>
        <source>%1 fits on %2: %3 of %4, %5 free</source>
        <translation>%1 passt auf %2: %3 von %4, %5 frei</translation>
    </message>
    <message>
        <source>%1 does not fit on %2: %3 of %4, %5 over</source>
        <translation>%1 passt nicht auf %2: %3 von %4, %5 zu viel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>%1: formula</source>
        <comment>sharding scheme</comment>
        <translation>%1: Formel</translation>
    </message>
    <message>
        <source>Numbers put in</source>
        <translation>Mit Zahlen</translation>
    </message>
    <message>
        <source>set to %1</source>
        <translation>auf %1 setzen</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Setzen auf</translation>
    </message>
    <message>
        <source>or to</source>
        <comment>another value of the field</comment>
        <translation>oder auf</translation>
    </message>
    <message>
        <source>no such layout</source>
        <translation>keine solche Aufteilung</translation>
    </message>
    <message>
        <source>%1, fits</source>
        <comment>size</comment>
        <translation>%1, passt</translation>
    </message>
    <message>
        <source>%1, does not fit</source>
        <comment>size</comment>
        <translation>%1, passt nicht</translation>
    </message>
    <message>
        <source>Read from %1</source>
        <translation>Gelesen aus %1</translation>
    </message>
    <message>
        <source>No launch settings</source>
        <translation>Keine Starteinstellungen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Against its card</source>
        <translation>Gegen die eigene Karte</translation>
    </message>
    <message>
        <source>Differences only</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>The order of least disturbance: what a layout adds to the compute time in steps of 5 %, then fewer axes</source>
        <translation>Reihenfolge der geringsten Störung: was eine Aufteilung zur Rechenzeit hinzufügt, in Schritten von 5 %, dann weniger Achsen</translation>
    </message>
    <message>
        <source>Extra floating-point operations of a step, as arXiv:2205.05198 counts</source>
        <translation>Zusätzliche Gleitkommaoperationen eines Schritts, wie arXiv:2205.05198 zählt</translation>
    </message>
    <message>
        <source>Bytes that one GPU sends and receives in a step; not a throughput prediction</source>
        <translation>Byte, die eine GPU in einem Schritt sendet und empfängt; keine Vorhersage des Durchsatzes</translation>
    </message>
    <message>
        <source>Share of the step in which a pipeline stage waits</source>
        <translation>Anteil des Schritts, in dem eine Pipeline-Stufe wartet</translation>
    </message>
    <message>
        <source>Layout that fits %1 × %2</source>
        <comment>GPUs, card</comment>
        <translation>Aufteilung, passend auf %1 × %2</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Headroom</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Of the card</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Moved/step</source>
        <translation>Transfer</translation>
    </message>
    <message>
        <source>Bubble</source>
        <translation>Blase</translation>
    </message>
    <message>
        <source>from %1 to %2 per cent of the larger total</source>
        <translation>von %1 bis %2 Prozent der größeren Summe</translation>
    </message>
    <message>
        <source>From the textbook to the detailed account</source>
        <translation>Vom Lehrbuch zur detaillierten Rechnung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name or size, such as H200 or 96GB</source>
        <translation>&amp;Name oder Größe, etwa H200 oder 96GB</translation>
    </message>
    <message>
        <source>Name or size of the card</source>
        <translation>Name oder Größe der Karte</translation>
    </message>
    <message>
        <source>Cards of the catalogue</source>
        <translation>Karten des Katalogs</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>as typed</source>
        <comment>a card by its size</comment>
        <translation>wie eingegeben</translation>
    </message>
    <message>
        <source>No card has this name, and it is no size such as 96GB</source>
        <translation>Keine Karte heißt so, und es ist keine Größe wie 96GB</translation>
    </message>
    <message>
        <source>Textbook against detailed</source>
        <translation>Lehrbuch gegen detailliert</translation>
    </message>
    <message>
        <source>Calibrate</source>
        <translation>Kalibrieren</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Measured pea&amp;k</source>
        <translation>&amp;Gemessene Spitze</translation>
    </message>
    <message>
        <source>Measured peak</source>
        <translation>Gemessene Spitze</translation>
    </message>
    <message>
        <source>The peak that one run of this scenario showed on its fullest GPU, with its unit</source>
        <translation>Die Spitze, die ein Lauf dieses Szenarios auf seiner vollsten GPU zeigte, mit Einheit</translation>
    </message>
    <message>
        <source>Which figure was measured</source>
        <translation>Welche Größe gemessen wurde</translation>
    </message>
    <message>
        <source>Keep what is missing as a term of its own</source>
        <translation>Was fehlt, als eigenen Posten behalten</translation>
    </message>
    <message>
        <source>Let the calibration go</source>
        <translation>Die Kalibrierung verwerfen</translation>
    </message>
    <message>
        <source>“%1” is not taken. Accepted: a size above 0 with unit GB or GiB.</source>
        <translation>„%1“ wird nicht angenommen. Möglich: eine Größe über 0 mit Einheit GB oder GiB.</translation>
    </message>
    <message>
        <source>Calibrate on %1</source>
        <comment>a measured size</comment>
        <translation>Auf %1 kalibrieren</translation>
    </message>
    <message>
        <source>Forget the calibration</source>
        <translation>Kalibrierung vergessen</translation>
    </message>
    <message>
        <source>%1 %2 less than computed: a term of its own, kept with the scenario.</source>
        <comment>figure, size</comment>
        <translation>%1 %2 weniger als berechnet: ein eigener Posten, mit dem Szenario aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 %2 more than computed: a term of its own, kept with the scenario.</source>
        <comment>figure, size</comment>
        <translation>%1 %2 mehr als berechnet: ein eigener Posten, mit dem Szenario aufbewahrt.</translation>
    </message>
    <message>
        <source>It counts in the detailed account.</source>
        <translation>Er zählt in der detaillierten Rechnung.</translation>
    </message>
    <message>
        <source>Computed: %1 %2, %3.</source>
        <comment>figure, size, framework</comment>
        <translation>Berechnet: %1 %2, %3.</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <translation>Aufschlüsselung</translation>
    </message>
    <message>
        <source>Breakdown</source>
        <comment>a tab&apos;s short title</comment>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Add a card…</source>
        <translation>Karte hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>drawn · planned for · %1</source>
        <comment>columns of the cards; the unit</comment>
        <translation>gezeichnet · geplant · %1</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>%1 zeichnen</translation>
    </message>
    <message>
        <source>Plan for %1</source>
        <translation>Für %1 planen</translation>
    </message>
    <message>
        <source>Draw %1 as a ceiling</source>
        <translation>%1 als Obergrenze zeichnen</translation>
    </message>
    <message>
        <source>Remove %1 (Delete)</source>
        <translation>%1 entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Nothing to report: every value can be.</source>
        <translation>Nichts zu melden: Jeder Wert ist möglich.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>model size, GPUs, sequence</source>
        <translation>Modellgröße, GPUs, Sequenz</translation>
    </message>
    <message>
        <source>Alt+M, Alt+G, Alt+S</source>
        <comment>keys</comment>
        <translation>Alt+M, Alt+G, Alt+S</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>Mikro-Batch</translation>
    </message>
    <message>
        <source>recompute, sharding, cards</source>
        <translation>Neuberechnung, Sharding, Karten</translation>
    </message>
    <message>
        <source>Alt+R, Alt+H, Alt+C</source>
        <comment>keys</comment>
        <translation>Alt+R, Alt+H, Alt+K</translation>
    </message>
    <message>
        <source>from field to slider, and on</source>
        <translation>vom Feld zum Regler und weiter</translation>
    </message>
    <message>
        <source>take what was typed</source>
        <translation>Eingabe übernehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>keys</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>give up what was typed</source>
        <translation>Eingabe verwerfen</translation>
    </message>
    <message>
        <source>next value</source>
        <translation>nächster Wert</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <comment>keys</comment>
        <translation>Auf, ab</translation>
    </message>
    <message>
        <source>next 1-2-3-5-7 value; double, half</source>
        <translation>nächster 1-2-3-5-7-Wert; doppelt, halb</translation>
    </message>
    <message>
        <source>Arrows</source>
        <comment>keys</comment>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>one per cent</source>
        <translation>ein Prozent</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <comment>keys</comment>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>next named value</source>
        <translation>nächster benannter Wert</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <comment>keys</comment>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>smallest, largest</source>
        <translation>kleinster, größter</translation>
    </message>
    <message>
        <source>drag finely, past the magnets</source>
        <translation>fein ziehen, an den Magneten vorbei</translation>
    </message>
    <message>
        <source>Ctrl+drag</source>
        <comment>keys</comment>
        <translation>Strg+Ziehen</translation>
    </message>
    <message>
        <source>walk the bars; their parts</source>
        <translation>durch die Balken; durch ihre Teile</translation>
    </message>
    <message>
        <source>Left, Right; Up, Down</source>
        <comment>keys</comment>
        <translation>Links, rechts; auf, ab</translation>
    </message>
    <message>
        <source>choose the bar</source>
        <translation>Balken wählen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <comment>keys</comment>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>choose the layout under the cursor</source>
        <translation>Aufteilung unter dem Zeiger wählen</translation>
    </message>
    <message>
        <source>Enter in a table</source>
        <comment>keys</comment>
        <translation>Enter in einer Tabelle</translation>
    </message>
    <message>
        <source>copy cells as text</source>
        <translation>Zellen als Text kopieren</translation>
    </message>
    <message>
        <source>Ctrl+C in a table</source>
        <comment>keys</comment>
        <translation>Strg+C in einer Tabelle</translation>
    </message>
    <message>
        <source>remove a card</source>
        <translation>Karte entfernen</translation>
    </message>
    <message>
        <source>Delete on its check or button</source>
        <comment>keys</comment>
        <translation>Entf auf Haken oder Knopf</translation>
    </message>
    <message>
        <source>Quantities</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Chart, tables, cards</source>
        <translation>Diagramm, Tabellen, Karten</translation>
    </message>
    <message>
        <source>Not said: %1</source>
        <comment>a field</comment>
        <translation>Nicht gesagt: %1</translation>
    </message>
    <message>
        <source>Mind: %1</source>
        <comment>a field</comment>
        <translation>Zu beachten: %1</translation>
    </message>
    <message>
        <source>&amp;Copy settings</source>
        <translation>&amp;Einstellungen kopieren</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Launch settings</source>
        <translation>Starteinstellungen</translation>
    </message>
    <message>
        <source>What the settings do not say</source>
        <translation>Was die Einstellungen nicht sagen</translation>
    </message>
    <message>
        <source>Copy settings</source>
        <translation>Einstellungen kopieren</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Vergleich nach</translation>
    </message>
    <message>
        <source>What the chart holds against the card</source>
        <translation>Was das Diagramm gegen die Karte hält</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Parameters, gradients and optimizer alone</source>
        <translation>Nur Parameter, Gradienten und Optimierer</translation>
    </message>
    <message>
        <source>Everything on one GPU</source>
        <translation>Alles auf einer GPU</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Show the work</source>
        <translation>Rechenweg</translation>
    </message>
    <message>
        <source>Work</source>
        <comment>a tab&apos;s short title</comment>
        <translation>Rechenweg</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>Wasserfall</translation>
    </message>
    <message>
        <source>What the ladder shows</source>
        <translation>Was die Leiter zeigt</translation>
    </message>
    <message>
        <source>Choose a bar</source>
        <translation>Balken wählen</translation>
    </message>
    <message>
        <source>Issues (%1)</source>
        <translation>Hinweise (%1)</translation>
    </message>
    <message>
        <source>&amp;Restart Now</source>
        <translation>&amp;Jetzt neu starten</translation>
    </message>
    <message>
        <source>The size is not kept: this window was started without the session.</source>
        <translation>Die Größe wird nicht behalten: Dieses Fenster wurde ohne Sitzung gestartet.</translation>
    </message>
    <message>
        <source>Texts and controls are drawn at %1 from the next start.</source>
        <comment>per cent</comment>
        <translation>Texte und Bedienelemente haben ab dem nächsten Start %1.</translation>
    </message>
    <message>
        <source>The language is not kept: this window was started without the session.</source>
        <translation>Die Sprache wird nicht behalten: Dieses Fenster wurde ohne Sitzung gestartet.</translation>
    </message>
    <message>
        <source>The window speaks the language chosen from the next start.</source>
        <translation>Das Fenster spricht die gewählte Sprache ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;earbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy Chart</source>
        <translation>Diagramm &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Pin Scenario</source>
        <translation>&amp;Szenario merken</translation>
    </message>
    <message>
        <source>Copy &amp;Table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Control &amp;Column</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Axis Holds &amp;All Bars</source>
        <translation>&amp;Achse fasst alle Balken</translation>
    </message>
    <message>
        <source>&amp;Lock Axis</source>
        <translation>Achse &amp;festhalten</translation>
    </message>
    <message>
        <source>La&amp;rger Chart Text</source>
        <translation>Diagrammschrift &amp;größer</translation>
    </message>
    <message>
        <source>S&amp;maller Chart Text</source>
        <translation>Diagrammschrift &amp;kleiner</translation>
    </message>
    <message>
        <source>&amp;Usual Chart Text</source>
        <translation>Diagrammschrift &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Text and Controls</source>
        <translation>&amp;Texte und Bedienelemente</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;As the System</source>
        <translation>&amp;Wie das System</translation>
    </message>
    <message>
        <source>&amp;System Theme</source>
        <translation>Farben des S&amp;ystems</translation>
    </message>
    <message>
        <source>L&amp;ight Theme</source>
        <translation>&amp;Helle Farben</translation>
    </message>
    <message>
        <source>&amp;Dark Theme</source>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>Sce&amp;nario</source>
        <translation>S&amp;zenario</translation>
    </message>
    <message>
        <source>Add a &amp;Card…</source>
        <translation>&amp;Karte hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Reset to Start</source>
        <translation>&amp;Zum Anfang zurück</translation>
    </message>
    <message>
        <source>&amp;Lecture</source>
        <translation>&amp;Vortrag</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>H&amp;ilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Tastatur…</translation>
    </message>
    <message>
        <source>&amp;About Memladder</source>
        <translation>Ü&amp;ber Memladder</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>“%1” was not saved (%2); your work is still open here.</source>
        <translation>„%1“ wurde nicht gespeichert (%2); Ihre Arbeit ist hier noch offen.</translation>
    </message>
    <message>
        <source>Unsaved scenario</source>
        <translation>Ungespeichertes Szenario</translation>
    </message>
    <message>
        <source>%1[*] — Memladder</source>
        <translation>%1[*] — Memladder</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Auf Vorgaben zurück</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Cannot open</source>
        <translation>Öffnen nicht möglich</translation>
    </message>
    <message>
        <source>Open a scenario, a picture, a model or launch settings</source>
        <translation>Szenario, Bild, Modell oder Starteinstellungen öffnen</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>Noch nichts geöffnet</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Anderswo geändert</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was opened here; saving would replace those changes.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert, seit es hier geöffnet wurde; Speichern würde diese Änderungen ersetzen.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Cannot save</source>
        <translation>Speichern nicht möglich</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for the case of a crash: %1.</source>
        <translation>Ungespeicherte Arbeit kann für den Fall eines Absturzes nicht aufbewahrt werden: %1.</translation>
    </message>
    <message>
        <source>Memladder was ended with unsaved work: %1, of %2.</source>
        <translation>Memladder wurde mit ungespeicherter Arbeit beendet: %1, vom %2.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Cannot restore</source>
        <translation>Wiederherstellen nicht möglich</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>Ungespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Mitteilung</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep the scenario at hand aside to compare with (P)</source>
        <translation>Das aktuelle Szenario zum Vergleich merken (P)</translation>
    </message>
    <message>
        <source>Make the pinned scenario of this column the current one</source>
        <translation>Das gemerkte Szenario dieser Spalte zum aktuellen machen</translation>
    </message>
    <message>
        <source>Let the pinned scenario of this column go</source>
        <translation>Das gemerkte Szenario dieser Spalte loslassen</translation>
    </message>
    <message>
        <source>Use pinned %1</source>
        <translation>Gemerktes %1 verwenden</translation>
    </message>
    <message>
        <source>Nothing is pinned. P keeps the scenario at hand aside, up to %1 of them; the budget chart then compares by pinned scenarios.</source>
        <translation>Nichts ist gemerkt. P legt das aktuelle Szenario beiseite, bis zu %1; das Diagramm Budget vergleicht dann gemerkte Szenarien.</translation>
    </message>
    <message>
        <source>All %1 places are taken: remove one to pin another.</source>
        <translation>Alle %1 Plätze sind belegt: eines entfernen, um ein anderes zu merken.</translation>
    </message>
    <message>
        <source>The scenario at hand is pinned.</source>
        <translation>Das aktuelle Szenario ist gemerkt.</translation>
    </message>
    <message>
        <source>Enter or a double click in a column makes its scenario the current one; Delete removes it.</source>
        <translation>Enter oder ein Doppelklick in einer Spalte macht ihr Szenario zum aktuellen; Entf entfernt es.</translation>
    </message>
    <message>
        <source>Ctrl+drag moves finely, past the magnets.</source>
        <translation>Strg+Ziehen bewegt fein, an den Magneten vorbei.</translation>
    </message>
    <message>
        <source>%1: what is wrong</source>
        <comment>a field</comment>
        <translation>%1: was nicht stimmt</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1. Nearest: %2</source>
        <comment>what is wrong, values</comment>
        <translation>%1. Am nächsten: %2</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>not set</source>
        <comment>in a number&apos;s field, which is narrow</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a model&apos;s config.json</source>
        <translation>config.json eines Modells öffnen</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>Precision, optimizer</source>
        <translation>Präzision, Optimierer</translation>
    </message>
    <message>
        <source>Model shape</source>
        <translation>Modellform</translation>
    </message>
    <message>
        <source>%1, scaled</source>
        <comment>a model</comment>
        <translation>%1, skaliert</translation>
    </message>
    <message>
        <source>GPT-3 ratio</source>
        <translation>GPT-3-Verhältnis</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>%1 a node · %2</source>
        <comment>GPUs, card</comment>
        <translation>%1 je Knoten · %2</translation>
    </message>
    <message>
        <source>Estimator</source>
        <translation>Schätzer</translation>
    </message>
    <message>
        <source>Offload</source>
        <translation>Auslagerung</translation>
    </message>
    <message>
        <source>tokens</source>
        <comment>the unit behind a number</comment>
        <translation>Token</translation>
    </message>
    <message>
        <source>L %1 · h %2 · heads %3</source>
        <translation>L %1 · h %2 · Köpfe %3</translation>
    </message>
    <message>
        <source>%1, least disturbing first</source>
        <comment>layouts</comment>
        <translation>%1, geringste Störung zuerst</translation>
    </message>
    <message>
        <source>Layout</source>
        <comment>of parallel axes</comment>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>A&amp;usprobieren</translation>
    </message>
    <message>
        <source>Apply the selected suggestion</source>
        <translation>Den gewählten Vorschlag anwenden</translation>
    </message>
    <message>
        <source>Headroom at least</source>
        <translation>Spielraum ab</translation>
    </message>
    <message>
        <source>Headroom at least, percent of the card</source>
        <translation>Spielraum mindestens, Prozent der Karte</translation>
    </message>
    <message>
        <source>Share of the card that has to stay free</source>
        <translation>Anteil der Karte, der frei bleiben muss</translation>
    </message>
    <message>
        <source>“%1” is not taken. Accepted: 0 to 99.9.</source>
        <translation>„%1“ wird nicht angenommen. Möglich: 0 bis 99,9.</translation>
    </message>
    <message>
        <source>No &amp;tensor parallel</source>
        <translation>Ohne &amp;Tensorparallelität</translation>
    </message>
    <message>
        <source>No &amp;pipeline</source>
        <translation>Ohne &amp;Pipeline</translation>
    </message>
    <message>
        <source>&amp;Any recompute</source>
        <translation>&amp;Jede Neuberechnung</translation>
    </message>
    <message>
        <source>Only without recompute</source>
        <translation>Nur ohne Neuberechnung</translation>
    </message>
    <message>
        <source>Only %1 recompute</source>
        <translation>Nur Neuberechnung: %1</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>&amp;Sortieren nach</translation>
    </message>
    <message>
        <source>&amp;Least disturbing</source>
        <translation>&amp;Geringste Störung</translation>
    </message>
    <message>
        <source>&amp;Total</source>
        <translation>&amp;Summe</translation>
    </message>
    <message>
        <source>&amp;Headroom</source>
        <translation>S&amp;pielraum</translation>
    </message>
    <message>
        <source>&amp;FLOPs</source>
        <translation>&amp;FLOPs</translation>
    </message>
    <message>
        <source>&amp;Moved</source>
        <translation>&amp;Transfer</translation>
    </message>
    <message>
        <source>&amp;Bubble</source>
        <translation>&amp;Blase</translation>
    </message>
    <message>
        <source>&amp;Run by</source>
        <translation>&amp;Ausführbar mit</translation>
    </message>
    <message>
        <source>&amp;Any framework</source>
        <translation>&amp;Jedes Framework</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filter…</translation>
    </message>
    <message>
        <source>Filter (%1)…</source>
        <translation>Filter (%1)…</translation>
    </message>
    <message>
        <source>Filter and sort suggestions, %1 active</source>
        <translation>Vorschläge filtern und sortieren, %1 aktiv</translation>
    </message>
    <message>
        <source>Applied %1. %2. Ctrl+Z takes it back.</source>
        <translation>%1 angewendet. %2. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>Apply suggestion: %1</source>
        <translation>Vorschlag anwenden: %1</translation>
    </message>
    <message>
        <source>No suggestions under this estimator</source>
        <translation>Keine Vorschläge mit diesem Schätzer</translation>
    </message>
    <message>
        <source>The search goes through the layouts of the textbook and of the detailed estimator. Choose one of them to see them.</source>
        <translation>Die Suche geht durch die Aufteilungen des Lehrbuchs und des detaillierten Schätzers. Wählen Sie einen davon, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>No layout passes the filter</source>
        <translation>Keine Aufteilung besteht den Filter</translation>
    </message>
    <message numerus="yes">
        <source>%n without it.</source>
        <comment>layouts without the filter</comment>
        <translation>
            <numerusform>%n ohne ihn.</numerusform>
            <numerusform>%n ohne ihn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits on %1 with %2 free</source>
        <comment>cards, per cent</comment>
        <translation>Nichts passt auf %1 mit %2 frei</translation>
    </message>
    <message>
        <source>Nothing fits on %1</source>
        <comment>cards</comment>
        <translation>Nichts passt auf %1</translation>
    </message>
    <message>
        <source>No layout can: %1.</source>
        <translation>Keine Aufteilung kann es: %1.</translation>
    </message>
    <message>
        <source>Closest: %1 needs %2.</source>
        <translation>Am nächsten: %1 braucht %2.</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Ausgelassen: %1.</translation>
    </message>
    <message>
        <source>%1 layouts considered. Add GPUs, shorten the sequence or cut the micro-batch.</source>
        <translation>%1 Aufteilungen betrachtet. Mehr GPUs, eine kürzere Sequenz oder ein kleinerer Mikro-Batch helfen.</translation>
    </message>
    <message>
        <source>Searching for this scenario; the rows are of the one before.</source>
        <translation>Für dieses Szenario wird gesucht; die Zeilen sind vom vorigen.</translation>
    </message>
    <message>
        <source>Nothing fits at micro-batch %1; these are at %2.</source>
        <translation>Bei Mikro-Batch %1 passt nichts; diese gelten bei %2.</translation>
    </message>
    <message>
        <source>Not offered: %1</source>
        <translation>Nicht angeboten: %1</translation>
    </message>
    <message>
        <source>Every sharding scheme fits by itself.</source>
        <translation>Jedes Sharding-Verfahren passt für sich.</translation>
    </message>
    <message>
        <source>Only what %1 runs.</source>
        <translation>Nur, was %1 ausführt.</translation>
    </message>
    <message>
        <source>%1 of %2 layouts fit, the best of each kind is listed.</source>
        <translation>%1 von %2 Aufteilungen passen, die beste jeder Art ist aufgeführt.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More %1</source>
        <comment>tabs of charts or tables</comment>
        <translation>Mehr %1</translation>
    </message>
    <message>
        <source>The %1 card is %2 short.</source>
        <translation>Der Karte mit %1 fehlen %2.</translation>
    </message>
    <message>
        <source>The %1 card would hold it, %2 free.</source>
        <translation>Die Karte mit %1 würde es fassen, %2 frei.</translation>
    </message>
    <message>
        <source>No such layout</source>
        <translation>Keine solche Aufteilung</translation>
    </message>
    <message>
        <source>%1 scaled to %2.</source>
        <comment>a model, a size</comment>
        <translation>%1 skaliert auf %2.</translation>
    </message>
    <message>
        <source>Fits on %1: %2, %3 free (%4)</source>
        <translation>Passt auf %1: %2, %3 frei (%4)</translation>
    </message>
    <message>
        <source>Tight on %1: %2, %3 free (%4)</source>
        <translation>Knapp auf %1: %2, %3 frei (%4)</translation>
    </message>
    <message>
        <source>Does not fit %1: %2, %3 over</source>
        <translation>Passt nicht auf %1: %2, %3 zu viel</translation>
    </message>
    <message>
        <source>Impossible on %1 × %2: %3, %4 over</source>
        <translation>Unmöglich auf %1 × %2: %3, %4 zu viel</translation>
    </message>
    <message>
        <source>No layout fits: %1.</source>
        <translation>Keine Aufteilung passt: %1.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Cheap options</source>
        <translation>Billige Mittel</translation>
    </message>
    <message>
        <source>Can anything fit?</source>
        <translation>Passt überhaupt etwas?</translation>
    </message>
    <message>
        <source>Smallest number</source>
        <translation>Kleinste Anzahl</translation>
    </message>
    <message>
        <source>What to run</source>
        <translation>Was laufen soll</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>%1 usable</source>
        <comment>a size</comment>
        <translation>%1 nutzbar</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Als &amp;LaTeX</translation>
    </message>
    <message>
        <source>Parts of the work</source>
        <translation>Teile des Rechenwegs</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;LaTeX</source>
        <translation>&amp;LaTeX</translation>
    </message>
    <message>
        <source>above:</source>
        <comment>the axis</comment>
        <translation>darüber:</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>what was typed</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>The export was cancelled; the pictures drawn until then are in %1.</source>
        <translation>Der Export wurde abgebrochen; die bis dahin gezeichneten Bilder liegen in %1.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Short &amp;Guide</source>
        <translation>&amp;Kurzanleitung</translation>
    </message>
    <message>
        <source>Scenarios, pictures, models, launch settings (*.json *.memladder *.png *.sh *.toml *.yaml *.yml);;All files (*)</source>
        <translation>Szenarien, Bilder, Modelle, Starteinstellungen (*.json *.memladder *.png *.sh *.toml *.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Scenarios (*.json *.memladder)</source>
        <translation>Szenarien (*.json *.memladder)</translation>
    </message>
    <message>
        <source>Memladder was ended with unsaved work of %1 that cannot be read (%2). It is kept: %3</source>
        <translation>Memladder wurde mit ungesicherter Arbeit vom %1 beendet, die nicht gelesen werden kann (%2). Sie bleibt erhalten: %3</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>In formulas: %1</source>
        <translation>In Formeln: %1</translation>
    </message>
    <message>
        <source>The search was stopped</source>
        <translation>Die Suche wurde angehalten</translation>
    </message>
    <message>
        <source>The search was stopped; the rows are of the scenario before.</source>
        <translation>Die Suche wurde angehalten; die Zeilen gehören zum vorigen Szenario.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>About Memladder</source>
        <translation>Über Memladder</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>See whether your model fits before you rent the GPUs.</source>
        <translation>Sehen, ob ein Modell passt, bevor die GPUs gemietet sind.</translation>
    </message>
    <message>
        <source>Plans the memory of training, not of inference, and predicts no throughput. Numbers follow published formulas and the code of the frameworks; each names its source, and Sources lists them all.

The program needs no network, sends nothing and fetches nothing.</source>
        <translation>Plant den Speicher des Trainings, nicht der Inferenz, und sagt keinen Durchsatz voraus. Die Zahlen folgen veröffentlichten Formeln und dem Code der Frameworks; jede nennt ihre Quelle, und unter Quellen stehen alle.

Das Programm braucht kein Netz, sendet nichts und lädt nichts.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>&amp;Copy Versions</source>
        <translation>Versionen &amp;kopieren</translation>
    </message>
    <message>
        <source>For a report of an error</source>
        <translation>Für die Meldung eines Fehlers</translation>
    </message>
    <message>
        <source>The window is free software under the GNU General Public License, version 3 or later, because Qt Charts is; the planning library and the command line are under the MIT licence. Memladder Sans is made from Inter, under the SIL Open Font Licence.</source>
        <translation>Das Fenster ist freie Software unter der GNU General Public License, Version 3 oder später, weil Qt Charts es ist; die Planungsbibliothek und die Befehlszeile stehen unter der MIT-Lizenz. Memladder Sans ist aus Inter gemacht, unter der SIL Open Font Licence.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Libraries of others</source>
        <translation>Bibliotheken anderer</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>Find a quantity, a card or a source</source>
        <translation>Größe, Karte oder Quelle suchen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>each entry has its own, below</source>
        <translation>jeder Eintrag hat seine eigene, weiter unten</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Each bar is what one GPU holds while a model trains, part upon part: parameters, gradients and optimizer in violet, activations in amber. The dashed lines are cards. A bar below a line fits on that card.

Here a model of {field:params} trains on {gpus}. With plain data parallelism each of them needs {total|zero=0}; with ZeRO-3, which divides the states, {total|zero=3}.</source>
        <translation>Jeder Balken zeigt, was eine GPU hält, während ein Modell trainiert wird, Teil auf Teil: Parameter, Gradienten und Optimierer in Violett, Aktivierungen in Bernstein. Die gestrichelten Linien sind Karten. Ein Balken unter einer Linie passt auf diese Karte.

Hier trainiert ein Modell mit {field:params} Parametern auf {gpus}. Mit einfacher Datenparallelität braucht jede davon {total|zero=0}; mit ZeRO-3, das die Zustände teilt, {total|zero=3}.</translation>
    </message>
    <message>
        <source>Drag, and the bars follow</source>
        <translation>Ziehen, und die Balken folgen</translation>
    </message>
    <message>
        <source>Model size, GPUs and sequence are sliders: drag them, press the arrow keys, or type a value such as 7b, 1.3e9 or 8k and press Enter. Click a bar to make its scheme the current one.

Below the controls, closed sections hold everything else: parallelism, precision and optimizer, the model&apos;s shape, the cluster. Open… reads a model&apos;s config.json. Ctrl+Z takes any step back.</source>
        <translation>Modellgröße, GPUs und Sequenz sind Schieberegler: ziehen, mit den Pfeiltasten schieben oder einen Wert wie 7b, 1.3e9 oder 8k eintippen und Eingabe drücken. Ein Klick auf einen Balken macht sein Verfahren zum aktuellen.

Unter den Reglern liegt in zugeklappten Abschnitten alles andere: Parallelität, Präzision und Optimierer, Modellform, Cluster. Öffnen… liest die config.json eines Modells. Strg+Z nimmt jeden Schritt zurück.</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>Passt es?</translation>
    </message>
    <message>
        <source>The line above the chart answers for the card that is planned for, the one with the round mark: {card} here. It names what decides, and the fewest GPUs on which any layout would do.

This one {fits}: {headroom}. What recompute saves shows in amber: without it the activations are {activations|recompute=none}, with selective recompute {activations|recompute=selective}, with full recompute {activations|recompute=full}.</source>
        <translation>Die Zeile über dem Diagramm antwortet für die Karte, für die geplant wird, die mit dem runden Zeichen: hier {card}. Sie nennt, was entscheidet, und die kleinste Zahl von GPUs, auf der irgendeine Aufteilung passt.

Hier gilt: {fits}, {headroom}. Was Neuberechnung spart, zeigt der Bernstein: Ohne sind die Aktivierungen {activations|recompute=none}, mit selektiver {activations|recompute=selective}, mit voller {activations|recompute=full}.</translation>
    </message>
    <message>
        <source>The memory wall</source>
        <translation>Die Speicherwand</translation>
    </message>
    <message>
        <source>Over the number of GPUs each scheme falls to a floor that no further GPU lowers: with plain data parallelism all {bytes:all} bytes a parameter stay on every GPU, with ZeRO-2 the weights alone. A curve is solid where it fits and dashed where it does not.

ZeRO-3 has no floor. It fits from {fewest:states|zero=3} GPUs on, ZeRO-2 from {fewest:states|zero=2}, as far as states alone go.</source>
        <translation>Über der Zahl der GPUs fällt jedes Verfahren auf einen Sockel, den keine weitere GPU senkt: Mit einfacher Datenparallelität bleiben alle {bytes:all} Bytes je Parameter auf jeder GPU, mit ZeRO-2 nur die Gewichte. Eine Kurve ist durchgezogen, wo es passt, und gestrichelt, wo nicht.

ZeRO-3 hat keinen Sockel. Es passt ab {fewest:states|zero=3} GPUs, ZeRO-2 ab {fewest:states|zero=2}, soweit es die Zustände allein angeht.</translation>
    </message>
    <message>
        <source>From question to layout</source>
        <translation>Von der Frage zur Aufteilung</translation>
    </message>
    <message>
        <source>Suggestions, below the chart, lists the layouts that fit, least disturbing first, each with what it pays and what it leaves. A click takes one. Where nothing fits it says why, with the proof where there is one.

Show the work derives every number: formula, numbers put in, result, source. Launch writes the layout as the settings of Megatron-LM, torchtitan, DeepSpeed, accelerate or nanotron, and says what those cannot express.</source>
        <translation>Vorschläge, unter dem Diagramm, führt die passenden Aufteilungen auf, die am wenigsten störende zuerst, jede mit ihrem Preis und dem, was frei bleibt. Ein Klick übernimmt eine. Wo nichts passt, steht da, warum, und wo es ihn gibt, der Beweis.

Rechenweg leitet jede Zahl her: Formel, eingesetzte Zahlen, Ergebnis, Quelle. Start schreibt die Aufteilung als Einstellungen von Megatron-LM, torchtitan, DeepSpeed, accelerate oder nanotron und sagt, was sie nicht ausdrücken können.</translation>
    </message>
    <message>
        <source>Longer sequences</source>
        <translation>Längere Sequenzen</translation>
    </message>
    <message>
        <source>Activations grow with the sequence, states do not. The amber line marks where the activations overtake the states: without recompute at {crossing|recompute=none} tokens.

The other charts show the stages of a pipeline, one step in time, and the headroom of the best layout for every size on every number of GPUs. Each has its numbers as a table, and each is exported as PNG, SVG or PDF with Ctrl+E.</source>
        <translation>Aktivierungen wachsen mit der Sequenz, Zustände nicht. Die Bernsteinlinie zeigt, wo die Aktivierungen die Zustände überholen: ohne Neuberechnung bei {crossing|recompute=none} Token.

Die anderen Diagramme zeigen die Stufen einer Pipeline, einen Schritt im Verlauf der Zeit und den Spielraum der besten Aufteilung für jede Größe auf jeder Zahl von GPUs. Zu jedem gibt es die Zahlen als Tabelle, und jedes wird mit Strg+E als PNG, SVG oder PDF exportiert.</translation>
    </message>
    <message>
        <source>How sure is it?</source>
        <translation>Wie sicher ist das?</translation>
    </message>
    <message>
        <source>The textbook estimator is closed form: published formulas, exact, and blind to what frameworks do beside them. The detailed estimator follows a framework tensor by tensor and gives a range from measured runs. Choose it in the section Estimator; Waterfall shows the way from one to the other.

A peak that you measured corrects the plan (Waterfall, Calibrate). All of this is about training: inference, with its caches, is another program&apos;s job, and nothing here predicts throughput.</source>
        <translation>Der Lehrbuch-Schätzer ist eine geschlossene Form: veröffentlichte Formeln, exakt und blind für das, was Frameworks daneben tun. Der detaillierte Schätzer folgt einem Framework Tensor für Tensor und nennt einen Bereich aus gemessenen Läufen. Er wird im Abschnitt Schätzer gewählt; Wasserfall zeigt den Weg vom einen zum anderen.

Eine selbst gemessene Spitze berichtigt den Plan (Wasserfall, Kalibrieren). All das gilt für das Training: Inferenz mit ihren Caches ist die Sache anderer Programme, und nichts hier sagt den Durchsatz voraus.</translation>
    </message>
    <message>
        <source>Short guide</source>
        <translation>Kurzanleitung</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Try It in the Window</source>
        <translation>Im Fenster &amp;ausprobieren</translation>
    </message>
    <message>
        <source>Puts this page&apos;s scenario and chart into the window; Ctrl+Z there takes it back</source>
        <translation>Bringt Szenario und Diagramm dieser Seite ins Fenster; Strg+Z nimmt es dort zurück</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation>Bild: %1</translation>
    </message>
    <message>
        <source>Drawing the scenes…</source>
        <translation>Szenen werden gezeichnet…</translation>
    </message>
    <message>
        <source>Export handout</source>
        <translation>Handout exportieren</translation>
    </message>
    <message>
        <source>Drawing %1 of %2…</source>
        <translation>%1 von %2 wird gezeichnet…</translation>
    </message>
    <message>
        <source>What one GPU holds under this layout, the reserve included</source>
        <translation>Was eine GPU bei dieser Aufteilung hält, mit Reserve</translation>
    </message>
    <message>
        <source>What the card has left</source>
        <translation>Was auf der Karte frei bleibt</translation>
    </message>
    <message>
        <source>The same as a share of the card; below 5 % reads tight</source>
        <translation>Dasselbe als Anteil der Karte; unter 5 % heißt es knapp</translation>
    </message>
    <message>
        <source>Drag the model size, or press the arrow keys: the bars follow. F1 opens a short guide.</source>
        <translation>Modellgröße ziehen oder Pfeiltasten drücken: Die Balken folgen. F1 öffnet eine Kurzanleitung.</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>Guide: %1</source>
        <translation>Anleitung: %1</translation>
    </message>
    <message>
        <source>Search &amp;Again</source>
        <translation>Noch einmal &amp;suchen</translation>
    </message>
    <message>
        <source>Search for layouts again</source>
        <translation>Aufteilungen noch einmal suchen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stop the search for layouts</source>
        <translation>Die Suche nach Aufteilungen anhalten</translation>
    </message>
    <message>
        <source>%1&#x202f;% of the layouts are weighed.</source>
        <translation>%1&#x202f;% der Aufteilungen sind gewogen.</translation>
    </message>
    <message>
        <source>on ever more GPUs</source>
        <translation>auf immer mehr GPUs</translation>
    </message>
    <message>
        <source>never falls: %1</source>
        <translation>fällt nie: %1</translation>
    </message>
    <message>
        <source>“%1” was not saved (%2). Accepted: %3.</source>
        <translation>„%1“ wurde nicht gespeichert (%2). Möglich: %3.</translation>
    </message>
    <message>
        <source>range up to %1, more than the card has</source>
        <comment>a size</comment>
        <translation>Bereich bis %1, mehr als die Karte hat</translation>
    </message>
    <message>
        <source>Used of the card; lighter, up to the high end of the measured range, which ends in a red mark where the card has not that much</source>
        <translation>Von der Karte belegt; heller bis zum oberen Ende des gemessenen Bereichs, mit roter Marke, wo die Karte nicht so viel hat</translation>
    </message>
    <message>
        <source>Only what fits over the &amp;whole range</source>
        <translation>Nur was über den &amp;ganzen Bereich passt</translation>
    </message>
    <message>
        <source>The filter asks for the whole range: up to %1 here.</source>
        <comment>the closest layout&apos;s high end</comment>
        <translation>Der Filter verlangt den ganzen Bereich: hier bis %1.</translation>
    </message>
    <message>
        <source>The filter asks for the whole range.</source>
        <translation>Der Filter verlangt den ganzen Bereich.</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>Diagra&amp;mm</translation>
    </message>
    <message>
        <source>Chart, in the order of the tabs</source>
        <translation>Diagramm, der Reihe nach</translation>
    </message>
</context>
</TS>
