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
        <translation>Rückwärts Beginn</translation>
    </message>
    <message>
        <source>Backward end</source>
        <translation>Rückwärts Ende</translation>
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
        <translation>Vorwärts Beginn</translation>
    </message>
    <message>
        <source>Forward ends</source>
        <translation>Vorwärts Ende</translation>
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
        <source>Inputs of reduce-scatters, gradient buckets, activations on their way between stages.</source>
        <translation>Eingaben von Reduce-Scatters, Gradientenpuffer, Aktivierungen auf dem Weg zwischen Stufen.</translation>
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
        <translation>Optimierer</translation>
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
        <source>Scratch memory of cuBLAS and attention kernels.</source>
        <translation>Zwischenspeicher von cuBLAS und Attention-Kerneln.</translation>
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
        <translation>Arbeitsspeicher</translation>
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
        <source>%1 with %2 do not make PP %3 with %4</source>
        <translation>%1 mit %2 ergeben nicht PP %3 mit %4</translation>
    </message>
    <message>
        <source>experts with room for 0 times an even share take no token</source>
        <translation>Experten mit Platz für das 0-Fache eines gleichen Anteils nehmen kein Token auf</translation>
    </message>
    <message>
        <source>above 0; left out for no padding</source>
        <translation>über 0; weggelassen, wenn nicht aufgefüllt wird</translation>
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
        <translation>Weg</translation>
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
        <translation>Spielraum mindestens</translation>
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
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;LaTeX</source>
        <translation>Als &amp;LaTeX kopieren</translation>
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
</context>
</TS>
