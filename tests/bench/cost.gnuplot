# SPDX-FileCopyrightText: Memladder contributors
# SPDX-License-Identifier: MIT
# What a search costs over the number of its layouts, and one evaluation over the number of GPUs:
#
#   core_bench --benchmark_filter='evaluateTextbook|suggestLlama405' --benchmark_format=csv > cost.csv
#   gnuplot -e "csv='cost.csv'; out='cost.png'" tests/bench/cost.gnuplot
#
# Columns as Google Benchmark writes them: 1 name, 4 CPU time, 8 label, then the counters gpus and layouts.
set datafile separator ','
set terminal pngcairo size 1600,620 font 'DejaVu Sans,15' background '#ffffff'
set output out
set multiplot layout 1,2
set border 3 lc rgb '#8a8f98'
set tics nomirror textcolor rgb '#3c4250'
set grid lc rgb '#e3e6ea' lt 1
set key left top reverse Left
of(label, wanted, value) = strcol(8) eq wanted ? value : NaN

set title 'Every layout of Llama-3.1-405B, 64 to 55,440 GPUs: CPU time of one search'
set xlabel 'layouts considered'
set ylabel 'µs'
set logscale x 10
set xrange [50:1500]
set logscale y 10
set yrange [10:10000]
set format '%.0f'
plot csv using (of(8, 'detailed', $12)):4 with points pt 7 ps 1.4 lc rgb '#b3541e' title 'detailed', \
     5 * x with lines dt 2 lc rgb '#b3541e' title '5 µs a layout', \
     csv using (of(8, 'textbook', $12)):4 with points pt 5 ps 1.3 lc rgb '#22577a' title 'textbook', \
     0.2 * x with lines dt 2 lc rgb '#22577a' title '0.2 µs a layout'

unset logscale
set title 'One textbook evaluation of GPT-3: CPU time'
set xlabel 'GPUs'
set ylabel 'ns'
set logscale x 2
set xrange [8:131072]
set yrange [0:400]
set xtics 16
set key right bottom
plot csv using (strcol(1)[1:8] eq 'evaluate' ? $11 : NaN):4 with linespoints pt 5 ps 1.3 lw 2 lc rgb '#22577a' notitle
