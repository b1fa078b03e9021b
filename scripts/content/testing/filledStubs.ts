import type { Signature } from '../../../shared/src/content/index.ts'
import type { ProgrammingLanguage, TestCase } from '../../../shared/src/vocabulary/index.ts'

/** A function small enough to write in every language, to prove how a stub reads and prints. */
export type FilledStub = {
  signature: Signature
  cases: TestCase[]
  /** The code that replaces the neutral value. */
  bodies: Record<ProgrammingLanguage, string>
}

/** Together these read every type that a signature can have, and print each kind. */
export const filledStubs: FilledStub[] = [
  {
    signature: {
      functionName: 'grandTotal',
      parameters: [
        { name: 'values', type: 'int[]' },
        { name: 'startAmount', type: 'long' },
        { name: 'factor', type: 'int' },
      ],
      returns: 'long',
    },
    cases: [
      { stdin: '3\n1 -2 30\n9000000000\n2\n', expected_output: '9000000058\n' },
      { stdin: '0\n\n-5\n3\n', expected_output: '-5\n' },
      { stdin: `100000\n${'1 '.repeat(100_000).trim()}\n1\n1\n`, expected_output: '100001\n' },
    ],
    bodies: {
      python: '    return start_amount + sum(values) * factor',
      javascript: '  return startAmount + values.reduce((sum, value) => sum + value, 0) * factor;',
      typescript: '  return startAmount + values.reduce((sum, value) => sum + value, 0) * factor;',
      java: '        for (int value : values) startAmount += value * factor;\n        return startAmount;',
      cpp: '    for (int value : values) startAmount += value * factor;\n    return startAmount;',
      c: '    for (int i = 0; i < valuesLength; i++) startAmount += values[i] * factor;\n    return startAmount;',
      go: '\tfor _, value := range values {\n\t\tstartAmount += int64(value * factor)\n\t}\n\treturn startAmount',
      bash: `  local value
  for value in "\${values[@]}"; do start_amount=$((start_amount + value * factor)); done
  echo "$start_amount"`,
      perl: '    $start_amount += $_ * $factor for @$values;\n    return $start_amount;',
      rust: '    start_amount + values.iter().map(|value| (value * factor) as i64).sum::<i64>()',
      csharp: '        foreach (int value in values) startAmount += value * factor;\n        return startAmount;',
      swift: '    return startAmount + values.reduce(0, +) * factor',
      kotlin: '    return startAmount + values.sumOf { it.toLong() } * factor',
      ruby: '  return start_amount + values.sum * factor',
      php: '    return $startAmount + array_sum($values) * $factor;',
      scala: '    startAmount + values.map(_.toLong).sum * factor',
      haskell: '  startAmount + sum values * factor',
      r: '  return(start_amount + sum(values) * factor)',
    },
  },
  {
    signature: {
      functionName: 'inOrder',
      parameters: [
        { name: 'labels', type: 'string[]' },
        { name: 'isReversed', type: 'bool' },
      ],
      returns: 'string[]',
    },
    cases: [
      { stdin: '3\nred\n#*\n$blue\nfalse\n', expected_output: 'red\n#*\n$blue\n' },
      { stdin: '3\nred\n#*\n$blue\ntrue\n', expected_output: '$blue\n#*\nred\n' },
      { stdin: '0\ntrue\n', expected_output: '' },
    ],
    bodies: {
      python: '    return labels[::-1] if is_reversed else labels',
      javascript: '  return isReversed ? labels.reverse() : labels;',
      typescript: '  return isReversed ? labels.reverse() : labels;',
      java: '        if (isReversed) Collections.reverse(Arrays.asList(labels));\n        return labels;',
      cpp: '    vector<string> ordered = labels;\n    if (isReversed) reverse(ordered.begin(), ordered.end());\n    return ordered;',
      c: `    const char **ordered = malloc((labelsLength + 1) * sizeof *ordered);
    for (int i = 0; i < labelsLength; i++) ordered[i] = labels[isReversed ? labelsLength - 1 - i : i];
    *answerLength = labelsLength;
    return ordered;`,
      go: `	for i, j := 0, len(labels)-1; isReversed && i < j; i, j = i+1, j-1 {
		labels[i], labels[j] = labels[j], labels[i]
	}
	return labels`,
      bash: `  local i
  if [[ $is_reversed == true ]]; then
    for ((i = \${#labels[@]} - 1; i >= 0; i--)); do echo "\${labels[i]}"; done
  else
    printf '%s\\n' "\${labels[@]}"
  fi`,
      perl: '    return $is_reversed ? [reverse @$labels] : $labels;',
      rust: '    if is_reversed { labels.into_iter().rev().collect() } else { labels }',
      csharp: '        return isReversed ? labels.Reverse().ToArray() : labels;',
      swift: '    return isReversed ? labels.reversed() : labels',
      kotlin: '    return if (isReversed) labels.reversedArray() else labels',
      ruby: '  return is_reversed ? labels.reverse : labels',
      php: '    return $isReversed ? array_reverse($labels) : $labels;',
      scala: '    if (isReversed) labels.reverse else labels',
      haskell: '  if isReversed then reverse labels else labels',
      r: '  return(if (is_reversed) rev(labels) else labels)',
    },
  },
  {
    signature: {
      functionName: 'turned',
      parameters: [
        { name: 'grid', type: 'int[][]' },
        { name: 'extra', type: 'long[]' },
      ],
      returns: 'int[][]',
    },
    cases: [
      { stdin: '2 3\n1 2 3\n4 5 -6\n1\n7000000000\n', expected_output: '1 4\n2 5\n3 -6\n1 1\n' },
      { stdin: '1 1\n8\n0\n\n', expected_output: '8\n0\n' },
    ],
    bodies: {
      python: '    return [*zip(*grid), [len(extra)] * len(grid)]',
      javascript: '  return [...grid[0].map((_, i) => grid.map((row) => row[i])), grid.map(() => extra.length)];',
      typescript: '  return [...grid[0].map((_, i) => grid.map((row) => row[i])), grid.map(() => extra.length)];',
      java: `        int[][] turned = new int[grid[0].length + 1][grid.length];
        for (int row = 0; row < grid.length; row++)
            for (int i = 0; i < grid[0].length; i++) turned[i][row] = grid[row][i];
        Arrays.fill(turned[grid[0].length], extra.length);
        return turned;`,
      cpp: `    vector<vector<int>> turned(grid[0].size() + 1, vector<int>(grid.size(), extra.size()));
    for (size_t row = 0; row < grid.size(); row++)
        for (size_t i = 0; i < grid[0].size(); i++) turned[i][row] = grid[row][i];
    return turned;`,
      c: `    int **turned = malloc((gridColumns + 1) * sizeof *turned);
    for (int i = 0; i <= gridColumns; i++) {
        turned[i] = malloc(gridRows * sizeof **turned);
        for (int row = 0; row < gridRows; row++) turned[i][row] = i < gridColumns ? grid[row][i] : extraLength;
    }
    *answerRows = gridColumns + 1;
    *answerColumns = gridRows;
    return turned;`,
      go: `	turned := make([][]int, len(grid[0])+1)
	for i := range turned {
		for _, row := range grid {
			if i < len(row) {
				turned[i] = append(turned[i], row[i])
			} else {
				turned[i] = append(turned[i], len(extra))
			}
		}
	}
	return turned`,
      bash: `  local i row line
  for ((i = 0; i <= grid_columns; i++)); do
    line=()
    for ((row = 0; row < grid_rows; row++)); do
      if ((i < grid_columns)); then line+=("\${grid[row * grid_columns + i]}"); else line+=("\${#extra[@]}"); fi
    done
    echo "\${line[*]}"
  done`,
      perl: `    my @turned = map { my $i = $_; [map { $_->[$i] } @$grid] } 0 .. $#{$grid->[0]};
    return [@turned, [(scalar @$extra) x @$grid]];`,
      rust: `    let mut turned: Vec<Vec<i32>> = (0..grid[0].len()).map(|i| grid.iter().map(|row| row[i]).collect()).collect();
    turned.push(vec![extra.len() as i32; grid.len()]);
    turned`,
      csharp: `        var turned = grid[0].Select((_, i) => grid.Select(row => row[i]).ToArray()).ToList();
        turned.Add(grid.Select(_ => extra.Length).ToArray());
        return turned.ToArray();`,
      swift: `    let turned = grid[0].indices.map { i in grid.map { $0[i] } }
    return turned + [grid.map { _ in extra.count }]`,
      kotlin: `    val turned = Array(grid[0].size) { i -> IntArray(grid.size) { grid[it][i] } }
    return turned + IntArray(grid.size) { extra.size }`,
      ruby: '  return grid.transpose + [[extra.length] * grid.length]',
      php: `    $turned = [];
    foreach ($grid[0] as $i => $_) $turned[] = array_column($grid, $i);
    $turned[] = array_fill(0, count($grid), count($extra));
    return $turned;`,
      scala: '    grid.transpose :+ Array.fill(grid.length)(extra.length)',
      haskell: '  [map (!! i) grid | i <- [0 .. length (head grid) - 1]] ++ [map (const (length extra)) grid]',
      r: '  return(rbind(t(grid), rep(length(extra), nrow(grid))))',
    },
  },
  {
    signature: {
      functionName: 'scaledWidth',
      parameters: [
        { name: 'word', type: 'string' },
        { name: 'scale', type: 'float' },
      ],
      returns: 'float',
    },
    cases: [
      { stdin: 'lantern\n0.25\n', expected_output: '1.750000\n' },
      { stdin: 'x\n-3\n', expected_output: '-3.000000\n' },
    ],
    bodies: {
      python: '    return len(word) * scale',
      javascript: '  return word.length * scale;',
      typescript: '  return word.length * scale;',
      java: '        return word.length() * scale;',
      cpp: '    return word.size() * scale;',
      c: '    return strlen(word) * scale;',
      go: '\treturn float64(len(word)) * scale',
      // Bash has no fractions, so the scale is computed in millionths.
      bash: `  local whole=\${scale%%.*} fraction=
  if [[ $scale == *.* ]]; then fraction=\${scale#*.}; fi
  fraction=\${fraction}000000
  local millionths=$((\${#word} * (whole * 1000000 + 10#\${fraction:0:6})))
  printf '%d.%06d\\n' $((millionths / 1000000)) $((millionths % 1000000))`,
      perl: '    return length($word) * $scale;',
      rust: '    word.len() as f64 * scale',
      csharp: '        return word.Length * scale;',
      swift: '    return Double(word.count) * scale',
      kotlin: '    return word.length * scale',
      ruby: '  return word.length * scale',
      php: '    return strlen($word) * $scale;',
      scala: '    word.length * scale',
      haskell: '  fromIntegral (length word) * scale',
      r: '  return(nchar(word) * scale)',
    },
  },
  {
    signature: {
      functionName: 'isSeated',
      parameters: [
        { name: 'seats', type: 'string[][]' },
        { name: 'guest', type: 'string' },
      ],
      returns: 'bool',
    },
    cases: [
      { stdin: '2 2\nann bo\ncy dee\ncy\n', expected_output: 'true\n' },
      { stdin: '1 3\nann bo cy\nc\n', expected_output: 'false\n' },
      { stdin: '0 0\nann\n', expected_output: 'false\n' },
    ],
    bodies: {
      python: '    return any(guest in row for row in seats)',
      javascript: '  return seats.some((row) => row.includes(guest));',
      typescript: '  return seats.some((row) => row.includes(guest));',
      java: '        for (String[] row : seats) if (Arrays.asList(row).contains(guest)) return true;\n        return false;',
      cpp: '    for (const auto& row : seats) if (find(row.begin(), row.end(), guest) != row.end()) return true;\n    return false;',
      c: `    for (int row = 0; row < seatsRows; row++)
        for (int i = 0; i < seatsColumns; i++)
            if (strcmp(seats[row][i], guest) == 0) return true;
    return false;`,
      go: `	for _, row := range seats {
		for _, seated := range row {
			if seated == guest {
				return true
			}
		}
	}
	return false`,
      bash: `  local seated
  for seated in "\${seats[@]}"; do
    if [[ $seated == "$guest" ]]; then echo true; return; fi
  done
  echo false`,
      perl: '    return scalar grep { $_ eq $guest } map { @$_ } @$seats;',
      rust: '    seats.iter().any(|row| row.contains(&guest))',
      csharp: '        return seats.Any(row => row.Contains(guest));',
      swift: '    return seats.contains { $0.contains(guest) }',
      kotlin: '    return seats.any { guest in it }',
      ruby: '  return seats.any? { |row| row.include?(guest) }',
      php: '    foreach ($seats as $row) if (in_array($guest, $row, true)) return true;\n    return false;',
      scala: '    seats.exists(_.contains(guest))',
      haskell: '  any (elem guest) seats',
      r: '  return(guest %in% seats)',
    },
  },
]

/** Fills the stub with this body instead of its neutral value. */
export function filled(stub: string, body: string): string {
  const lines = stub.split('\n')
  const neutral = lines.findIndex((line) =>
    /^\s+(return\b|echo\b|print_\w+ 0|(Vec::new\(\)|String::new\(\)|Array\(\)|\[\]|""|0L?|0\.0|false|False|None|Nil|null)$)/.test(
      line,
    ),
  )
  if (neutral === -1) throw new Error(`There is no neutral value in\n${stub}`)
  return [...lines.slice(0, neutral), body, ...lines.slice(neutral + 1)].join('\n')
}
