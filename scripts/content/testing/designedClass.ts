import type { Signature } from '../../../shared/src/content/index.ts'
import type { ProgrammingLanguage, TestCase } from '../../../shared/src/vocabulary/index.ts'

const many = Array.from({ length: 10_000 }, (_each, at) => at)

/** A class whose methods are given and return every type that they can. */
export const designed: { signature: Signature; cases: TestCase[] } = {
  signature: {
    functionName: 'tallySheet',
    parameters: [{ name: 'start', type: 'int' }],
    returns: 'string[]',
    doc: 'Adds up amounts.',
    methods: [
      {
        name: 'add',
        parameters: [
          { name: 'amount', type: 'long' },
          { name: 'label', type: 'string' },
        ],
        returns: 'void',
      },
      { name: 'total', parameters: [], returns: 'long' },
      { name: 'countOf', parameters: [{ name: 'factor', type: 'int' }], returns: 'int' },
      { name: 'lastLabel', parameters: [], returns: 'string' },
      {
        name: 'isAbove',
        parameters: [
          { name: 'limit', type: 'float' },
          { name: 'isStrict', type: 'bool' },
        ],
        returns: 'bool',
      },
      { name: 'half', parameters: [], returns: 'float' },
    ],
  },
  cases: [
    {
      stdin:
        '5\n8\ntotal\nadd 9000000000 red\nhalf\nlastLabel\ncountOf 3\nisAbove 9000000005 false\nisAbove 9000000005 true\ntotal\n',
      expected_output: '5\n4500000002.500000\nred\n3\ntrue\nfalse\n9000000005\n',
    },
    { stdin: '-1\n1\nadd 7 x\n', expected_output: '' },
    { stdin: '0\n0\n', expected_output: '' },
    {
      stdin: `0\n20000\n${many.map(() => 'add 2 x\ntotal\n').join('')}`,
      expected_output: many.map((at) => `${2 * at + 2}\n`).join(''),
    },
  ],
}

export const designs: Record<ProgrammingLanguage, string> = {
  python: `class TallySheet:
    def __init__(self, start: int):
        self.sum, self.count, self.label = start, 0, "none"

    def add(self, amount: int, label: str) -> None:
        self.sum += amount
        self.count += 1
        self.label = label

    def total(self) -> int:
        return self.sum

    def count_of(self, factor: int) -> int:
        return self.count * factor

    def last_label(self) -> str:
        return self.label

    def is_above(self, limit: float, is_strict: bool) -> bool:
        return self.sum > limit if is_strict else self.sum >= limit

    def half(self) -> float:
        return self.sum / 2
`,
  javascript: `class TallySheet {
  constructor(start) {
    this.sum = start;
    this.count = 0;
    this.label = 'none';
  }
  add(amount, label) {
    this.sum += amount;
    this.count++;
    this.label = label;
  }
  total() { return this.sum; }
  countOf(factor) { return this.count * factor; }
  lastLabel() { return this.label; }
  isAbove(limit, isStrict) { return isStrict ? this.sum > limit : this.sum >= limit; }
  half() { return this.sum / 2; }
}
`,
  typescript: `class TallySheet {
  sum: number;
  count = 0;
  label = 'none';
  constructor(start: number) {
    this.sum = start;
  }
  add(amount: number, label: string): void {
    this.sum += amount;
    this.count++;
    this.label = label;
  }
  total(): number { return this.sum; }
  countOf(factor: number): number { return this.count * factor; }
  lastLabel(): string { return this.label; }
  isAbove(limit: number, isStrict: boolean): boolean { return isStrict ? this.sum > limit : this.sum >= limit; }
  half(): number { return this.sum / 2; }
}
`,
  java: `class TallySheet {
    private long sum;
    private int count;
    private String label = "none";
    TallySheet(int start) { sum = start; }
    void add(long amount, String label) {
        sum += amount;
        count++;
        this.label = label;
    }
    long total() { return sum; }
    int countOf(int factor) { return count * factor; }
    String lastLabel() { return label; }
    boolean isAbove(double limit, boolean isStrict) { return isStrict ? sum > limit : sum >= limit; }
    double half() { return sum / 2.0; }
}
`,
  cpp: `#include <string>
using namespace std;
class TallySheet {
    long long sum;
    int count = 0;
    string label = "none";
public:
    TallySheet(int start) : sum(start) {}
    void add(long long amount, const string& label) {
        sum += amount;
        count++;
        this->label = label;
    }
    long long total() { return sum; }
    int countOf(int factor) { return count * factor; }
    string lastLabel() { return label; }
    bool isAbove(double limit, bool isStrict) { return isStrict ? sum > limit : sum >= limit; }
    double half() { return sum / 2.0; }
};
`,
  c: `#include <stdbool.h>
#include <stdlib.h>
struct TallySheet {
    long long sum;
    int count;
    const char *label;
};
struct TallySheet *tallySheetCreate(int start) {
    struct TallySheet *self = calloc(1, sizeof *self);
    self->sum = start;
    return self;
}
void tallySheetAdd(struct TallySheet *self, long long amount, const char *label) {
    self->sum += amount;
    self->count++;
    self->label = label;
}
long long tallySheetTotal(struct TallySheet *self) { return self->sum; }
int tallySheetCountOf(struct TallySheet *self, int factor) { return self->count * factor; }
const char *tallySheetLastLabel(struct TallySheet *self) { return self->label; }
bool tallySheetIsAbove(struct TallySheet *self, double limit, bool isStrict) {
    return isStrict ? self->sum > limit : self->sum >= limit;
}
double tallySheetHalf(struct TallySheet *self) { return self->sum / 2.0; }
`,
  go: `package main

type TallySheet struct {
	sum   int64
	count int
	label string
}

func NewTallySheet(start int) *TallySheet { return &TallySheet{sum: int64(start)} }

func (self *TallySheet) Add(amount int64, label string) {
	self.sum += amount
	self.count++
	self.label = label
}
func (self *TallySheet) Total() int64            { return self.sum }
func (self *TallySheet) CountOf(factor int) int  { return self.count * factor }
func (self *TallySheet) LastLabel() string       { return self.label }
func (self *TallySheet) IsAbove(limit float64, isStrict bool) bool {
	return float64(self.sum) > limit || !isStrict && float64(self.sum) == limit
}
func (self *TallySheet) Half() float64 { return float64(self.sum) / 2 }
`,
  bash: `tally_sheet() {
  sum=$start count=0 label=none lines=mine position=7
}
add() {
  sum=$((sum + $1))
  count=$((count + 1))
  label=$2
}
total() { echo "$sum"; }
count_of() { echo $((count * $1)); }
last_label() { echo "$label"; }
is_above() {
  if ((sum > $1)) || { [[ $2 == false ]] && ((sum == $1)); }; then echo true; else echo false; fi
}
half() { printf '%d.%06d\\n' $((sum / 2)) $((sum % 2 * 500000)); }
`,
  perl: `use strict;
use warnings;
package TallySheet;
sub new {
    my ($class, $start) = @_;
    return bless { sum => $start, count => 0, label => 'none' }, $class;
}
sub add {
    my ($self, $amount, $label) = @_;
    $self->{sum} += $amount;
    $self->{count}++;
    $self->{label} = $label;
}
sub total { return $_[0]{sum} }
sub count_of { return $_[0]{count} * $_[1] }
sub last_label { return $_[0]{label} }
sub is_above {
    my ($self, $limit, $is_strict) = @_;
    return $is_strict ? $self->{sum} > $limit : $self->{sum} >= $limit;
}
sub half { return $_[0]{sum} / 2 }
`,
  rust: `struct TallySheet {
    sum: i64,
    count: i32,
    label: String,
}
impl TallySheet {
    fn new(start: i32) -> Self {
        TallySheet { sum: start as i64, count: 0, label: "none".to_string() }
    }
    fn add(&mut self, amount: i64, label: String) {
        self.sum += amount;
        self.count += 1;
        self.label = label;
    }
    fn total(&self) -> i64 { self.sum }
    fn count_of(&self, factor: i32) -> i32 { self.count * factor }
    fn last_label(&self) -> String { self.label.clone() }
    fn is_above(&self, limit: f64, is_strict: bool) -> bool {
        if is_strict { self.sum as f64 > limit } else { self.sum as f64 >= limit }
    }
    fn half(&self) -> f64 { self.sum as f64 / 2.0 }
}
`,
  csharp: `public class TallySheet {
    long sum;
    int count;
    string label = "none";
    public TallySheet(int start) { sum = start; }
    public void Add(long amount, string label) {
        sum += amount;
        count++;
        this.label = label;
    }
    public long Total() { return sum; }
    public int CountOf(int factor) { return count * factor; }
    public string LastLabel() { return label; }
    public bool IsAbove(double limit, bool isStrict) { return isStrict ? sum > limit : sum >= limit; }
    public double Half() { return sum / 2.0; }
}
`,
  swift: `class TallySheet {
    var sum: Int
    var count = 0
    var label = "none"
    init(_ start: Int) { sum = start }
    func add(_ amount: Int, _ label: String) {
        sum += amount
        count += 1
        self.label = label
    }
    func total() -> Int { return sum }
    func countOf(_ factor: Int) -> Int { return count * factor }
    func lastLabel() -> String { return label }
    func isAbove(_ limit: Double, _ isStrict: Bool) -> Bool {
        return isStrict ? Double(sum) > limit : Double(sum) >= limit
    }
    func half() -> Double { return Double(sum) / 2 }
}
`,
  kotlin: `class TallySheet(start: Int) {
    private var sum = start.toLong()
    private var count = 0
    private var label = "none"
    fun add(amount: Long, label: String) {
        sum += amount
        count++
        this.label = label
    }
    fun total() = sum
    fun countOf(factor: Int) = count * factor
    fun lastLabel() = label
    fun isAbove(limit: Double, isStrict: Boolean) = if (isStrict) sum > limit else sum >= limit
    fun half() = sum / 2.0
}
`,
  ruby: `class TallySheet
  def initialize(start)
    @sum, @count, @label = start, 0, 'none'
  end
  def add(amount, label)
    @sum += amount
    @count += 1
    @label = label
  end
  def total = @sum
  def count_of(factor) = @count * factor
  def last_label = @label
  def is_above(limit, is_strict) = is_strict ? @sum > limit : @sum >= limit
  def half = @sum / 2.0
end
`,
  php: `<?php
class TallySheet {
    private int $sum;
    private int $count = 0;
    private string $label = 'none';
    function __construct(int $start) { $this->sum = $start; }
    function add(int $amount, string $label): void {
        $this->sum += $amount;
        $this->count++;
        $this->label = $label;
    }
    function total(): int { return $this->sum; }
    function countOf(int $factor): int { return $this->count * $factor; }
    function lastLabel(): string { return $this->label; }
    function isAbove(float $limit, bool $isStrict): bool { return $isStrict ? $this->sum > $limit : $this->sum >= $limit; }
    function half(): float { return $this->sum / 2; }
}
`,
  scala: `class TallySheet(start: Int) {
  private var sum: Long = start
  private var count = 0
  private var label = "none"
  def add(amount: Long, given: String): Unit = {
    sum += amount
    count += 1
    label = given
  }
  def total(): Long = sum
  def countOf(factor: Int): Int = count * factor
  def lastLabel(): String = label
  def isAbove(limit: Double, isStrict: Boolean): Boolean = if (isStrict) sum > limit else sum >= limit
  def half(): Double = sum / 2.0
}
`,
  haskell: `data TallySheet = TallySheet !Int !Int String

newTallySheet :: Int -> TallySheet
newTallySheet start = TallySheet start 0 "none"

add :: Int -> String -> TallySheet -> TallySheet
add amount label (TallySheet total_ count_ _) = TallySheet (total_ + amount) (count_ + 1) label

total :: TallySheet -> (Int, TallySheet)
total self@(TallySheet total_ _ _) = (total_, self)

countOf :: Int -> TallySheet -> (Int, TallySheet)
countOf factor self@(TallySheet _ count_ _) = (count_ * factor, self)

lastLabel :: TallySheet -> (String, TallySheet)
lastLabel self@(TallySheet _ _ label) = (label, self)

isAbove :: Double -> Bool -> TallySheet -> (Bool, TallySheet)
isAbove limit isStrict self@(TallySheet total_ _ _) =
  (if isStrict then fromIntegral total_ > limit else fromIntegral total_ >= limit, self)

half :: TallySheet -> (Double, TallySheet)
half self@(TallySheet total_ _ _) = (fromIntegral total_ / 2, self)
`,
  r: `tally_sheet <- function(start) {
  total_ <- start
  count <- 0
  label_ <- "none"
  list(
    add = function(amount, label) {
      total_ <<- total_ + amount
      count <<- count + 1
      label_ <<- label
    },
    total = function() total_,
    count_of = function(factor) count * factor,
    last_label = function() label_,
    is_above = function(limit, is_strict) if (is_strict) total_ > limit else total_ >= limit,
    half = function() total_ / 2
  )
}
`,
}
