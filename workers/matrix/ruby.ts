import { type MatrixPrograms, said } from './matrixProgram.ts'

export const ruby: MatrixPrograms = {
  actor: `def levels(count) = count.zero? ? 0 : 1 + levels(count - 1)

case gets.chomp
when "say" then puts "${said}"
when "echo" then STDIN.each_line { |line| print line }
when "sum" then puts STDIN.read.split.sum(&:to_i)
when "recurse" then puts levels(gets.to_i)
when "throw"
  puts 1
  nil.missing
when "loop"
  $stdout.sync = true
  puts "begun"
  loop {}
when "bomb"
  kept = []
  loop { kept << "x" * 1_000_000 }
when "flood" then loop { puts "x" * 1000 }
end
`,
  // Ruby's own limit is a little above that.
  depth: 9_000,
  thrown: /^\/box\/main\.rb:10:in .*undefined method .missing. for nil \(NoMethodError\)/m,
  broken: {
    source: 'first = 1\nsecond = 2\nputs(first = )\n',
    says: /main\.rb:3: syntax error/,
  },
  idioms: [
    {
      name: 'prime and matrix, which are gems',
      source: `require "prime"
require 'matrix'
puts Prime.first(5).sum, gets.to_i.prime_division.inspect, Matrix[[1, 1], [1, 0]]**10
`,
      stdin: '360\n',
      expected: '28\n[[2, 3], [3, 2], [5, 1]]\nMatrix[[89, 55], [55, 34]]\n',
    },
    {
      name: 'gets, each_line, Set, Comparable, Struct, blocks',
      source: `require 'set'
require 'json'
Point = Struct.new(:x, :y) do
  include Comparable
  def <=>(other) = [x, y] <=> [other.x, other.y]
end
class Heap
  include Enumerable
  def initialize(*items) = @items = items
  def each(&block) = @items.sort.each(&block)
end
n = gets.to_i
numbers = gets.split.map(&:to_i)
words = STDIN.each_line.map(&:chomp)
counts = Hash.new(0)
words.join.each_char { |char| counts[char] += 1 }
puts "#{n} #{numbers.max} #{numbers.sort.reverse} #{numbers.sum} #{counts.max_by { |_, count| count }}"
puts Set.new([1, 1, 2]).size, [Point.new(2, 1), Point.new(1, 5)].min.to_a.inspect, Heap.new(3, 1).first
case { kind: "point", at: [1, 2] }
in { kind: String => kind, at: [x, y] } then puts "#{kind} #{x + y}"
end
begin
  Integer("x")
rescue ArgumentError => e
  puts e.class
ensure
  puts 2**70, format("%.2f", 1.0 / 3), words.last.reverse, words.last.length
end
def numbers_up_to(n) = Enumerator.new { |y| n.times { |i| y << i } }.lazy.select(&:even?).first(2)
p numbers_up_to(9), %w[a b].each_with_index.to_h, JSON.parse('{"a": [1]}'), (1..4).each_slice(2).to_a
__END__
not read
`,
      stdin: '3\n4 9 2\naab\ngrün 日\n',
      expected:
        '3 9 [9, 4, 2] 15 ["a", 2]\n2\n[1, 5]\n1\npoint 3\nArgumentError\n1180591620717411303424\n0.33\n日 nürg\n6\n[0, 2]\n{"a"=>0, "b"=>1}\n{"a"=>[1]}\n[[1, 2], [3, 4]]\n',
    },
    {
      name: '$stdin.read, ARGF, while gets',
      source: `total = 0
while (line = gets)
  total += line.to_i
end
puts total, $<.class, ARGV.inspect
$stderr.puts "to stderr"
`,
      stdin: '1\n2',
      expected: '3\nARGF.class\n[]\n',
    },
  ],
}
