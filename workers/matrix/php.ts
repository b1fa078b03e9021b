import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const php: MatrixPrograms = {
  actor: `<?php
function levels(int $count): int { return $count === 0 ? 0 : 1 + levels($count - 1); }

switch (trim(fgets(STDIN))) {
    case 'say': echo "${said}\\n"; break;
    case 'echo': while (($line = fgets(STDIN)) !== false) echo $line; break;
    case 'sum': echo array_sum(explode("\\n", trim(stream_get_contents(STDIN)))), "\\n"; break;
    case 'recurse': echo levels((int) fgets(STDIN)), "\\n"; break;
    case 'throw':
        echo "1\\n";
        missing();
    case 'loop':
        echo "begun\\n";
        while (true);
    case 'bomb':
        $kept = [];
        while (true) $kept[] = str_repeat('x', 1000000);
    case 'flood': while (true) echo str_repeat('x', 1000), "\\n";
}
`,
  depth: deep,
  thrown: /Uncaught Error: Call to undefined function missing\(\) in \/box\/main\.php:11/,
  broken: {
    source: '<?php\n$first = 1;\necho first second;\n',
    says: /PHP Parse error: +syntax error.* on line 3|Parse error: .* on line 3/,
  },
  idioms: [
    {
      name: 'readline',
      source: `<?php
$n = (int) readline();
while (($line = readline()) !== false) $words[] = ucfirst($line);
echo $n * 2, ' ', implode(' ', $words), PHP_EOL;
`,
      stdin: '21\none\nzwölf',
      expected: '42 One Zwölf\n',
    },
    {
      name: 'fgets, fscanf, stream_get_contents, SPL, classes, match',
      source: `<?php
declare(strict_types=1);

namespace Answers;

enum Suit: string { case Hearts = 'H'; case Spades = 'S'; }
interface Shape { public function area(): float; }
final class Square implements Shape {
    public function __construct(private readonly float $side) {}
    public function area(): float { return $this->side ** 2; }
}
function numbers(int $n): \\Generator { for ($i = 0; $i < $n; $i++) yield $i; }

fscanf(STDIN, "%d", $n);
$numbers = array_map('intval', explode(' ', trim(fgets(STDIN))));
$rest = stream_get_contents(STDIN);
rsort($numbers);
$heap = new \\SplPriorityQueue();
foreach ($numbers as $number) $heap->insert("n$number", -$number);
$queue = new \\SplQueue(); $queue->enqueue(1); $min = new \\SplMinHeap(); $min->insert(3);
echo $n, ' ', implode(',', $numbers), ' ', $heap->extract(), ' ', (new Square(1.5))->area(), ' ', Suit::from('H')->name, PHP_EOL;
echo match (true) { $n > 2 => 'many', default => 'few' }, ' ', array_sum(iterator_to_array(numbers(4))), ' ', strrev('abc'), ' ', intdiv(7, 2), PHP_EOL;
try { throw new \\InvalidArgumentException('caught'); } catch (\\Exception $error) { printf("%s %05.2f\\n", $error->getMessage(), 3.14159); }
echo json_encode(['text' => trim($rest), 'n' => [1, 2]], JSON_UNESCAPED_UNICODE), preg_replace('/\\d+/u', '#', 'a1b22'), PHP_INT_MAX, "\\n";
echo mb_strlen('größer'), mb_strtoupper('grün'), ctype_digit('12') ? ' digits ' : '', bcadd('99999999999999999999', '1'), "\\n";
`,
      stdin: '3\n4 9 2\ngrün 日\n',
      expected:
        '3 9,4,2 n2 2.25 Hearts\nmany 6 cba 3\ncaught 03.14\n{"text":"grün 日","n":[1,2]}a#b#9223372036854775807\n6GRÜN digits 100000000000000000000\n',
    },
    {
      name: 'file of php://stdin, references, text around the code',
      source: `Lines:
<?php
$lines = file('php://stdin', FILE_IGNORE_NEW_LINES);
$total = 0;
foreach ($lines as $line) { $total += (int) $line; }
function bump(array &$items): void { $items[] = count($items); }
bump($lines);
?>
<?= $total ?>, <?= count($lines) ?>

`,
      stdin: '1\n2\n',
      expected: 'Lines:\n3, 3\n',
    },
  ],
}
