import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const rust: MatrixPrograms = {
  actor: `use std::io::{self, BufRead, Read, Write};

#[inline(never)]
fn levels(count: u64) -> u64 {
    if count == 0 { 0 } else { std::hint::black_box(1) + levels(count - 1) }
}

fn main() {
    let stdin = io::stdin();
    let mut request = String::new();
    stdin.lock().read_line(&mut request).unwrap();
    match request.trim() {
        "say" => println!("${said}"),
        "echo" => {
            let mut out = io::BufWriter::new(io::stdout().lock());
            for line in stdin.lock().lines() { writeln!(out, "{}", line.unwrap()).unwrap(); }
        }
        "sum" => {
            let mut input = String::new();
            stdin.lock().read_to_string(&mut input).unwrap();
            println!("{}", input.split_ascii_whitespace().map(|word| word.parse::<i64>().unwrap()).sum::<i64>());
        }
        "recurse" => println!("{}", levels(stdin.lines().next().unwrap().unwrap().parse().unwrap())),
        "throw" => {
            println!("1");
            let none: Vec<i32> = Vec::new();
            println!("{}", none[std::env::args().count()]);
        }
        "loop" => {
            println!("begun");
            let mut i = 0u64;
            loop { i = std::hint::black_box(i + 1); }
        }
        "bomb" => {
            let mut kept = Vec::new();
            loop { kept.push(vec![1u8; 1_000_000]); }
        }
        _ => loop { println!("xxxxxxxxxxxxxxxxxxxxxxxxxxx"); },
    }
}
`,
  depth: deep,
  thrown: /thread 'main' panicked at \/box\/main\.rs:27:32:\nindex out of bounds: the len is 0 but the index is 1/,
  broken: {
    source: 'fn main() {\n    let first = 1;\n    let number: i32 = "text";\n}\n',
    says: /error\[E0308\]: mismatched types\n +--> \/box\/main\.rs:3:23/,
  },
  idioms: [
    {
      name: 'lines of stdin, collections, traits, iterators, pattern matching',
      source: `use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet, VecDeque};
use std::fmt;
use std::io;
use std::rc::Rc;
use std::cell::RefCell;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Shape { Square(u32), Point }
trait Area { fn area(&self) -> u32; }
impl Area for Shape { fn area(&self) -> u32 { match self { Shape::Square(side) if *side > 0 => side * side, _ => 0 } } }
struct Pair<T>(T, T);
impl<T: fmt::Display> fmt::Display for Pair<T> { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { write!(f, "<{} {}>", self.0, self.1) } }
#[derive(Debug)]
struct Node { value: i32, children: Vec<Rc<RefCell<Node>>> }

fn parse(text: &str) -> Result<i32, Box<dyn std::error::Error>> { Ok(text.trim().parse::<i32>()?) }

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut lines = io::stdin().lines();
    let n: usize = lines.next().unwrap()?.trim().parse()?;
    let numbers: Vec<i64> = lines.next().unwrap()?.split_whitespace().map(|w| w.parse().unwrap()).collect();
    let mut heap: BinaryHeap<Reverse<i64>> = numbers.iter().copied().map(Reverse).collect();
    let mut counts: BTreeMap<bool, usize> = BTreeMap::new();
    for number in &numbers { *counts.entry(number % 2 == 0).or_insert(0) += 1; }
    let Some(Reverse(least)) = heap.pop() else { panic!() };
    let unique: HashSet<_> = numbers.iter().collect();
    let index: HashMap<&str, usize> = [("a", 1)].into_iter().collect();
    let mut queue = VecDeque::from([1, 2]);
    queue.push_front(0);
    let leaf = Rc::new(RefCell::new(Node { value: 1, children: vec![] }));
    leaf.borrow_mut().value += 1;
    let root = Node { value: 3, children: vec![Rc::clone(&leaf)] };
    println!("{n} {least} {counts:?} {} {} {:?} {}", unique.len(), index["a"], queue, Pair("x", "y"));
    println!("{} {:?} {} {:.2}", Shape::Square(3).area(), Shape::Point.cmp(&Shape::Square(1)) == Ordering::Greater, root.children[0].borrow().value + root.value, 1.0 / 3.0);
    println!("{} {}", parse("x").is_err(), "größer".chars().rev().collect::<String>());
    Ok(())
}
`,
      stdin: '3\n4 9 2\n',
      expected: '3 2 {false: 1, true: 2} 3 1 [0, 1, 2] <x y>\n9 true 5 0.33\ntrue reßörg\n',
    },
    {
      name: 'impl Solution, threads and fast output',
      source: `use std::io::{stdin, stdout, BufWriter, Read, Write};
use std::sync::{mpsc, Arc, Mutex};
use std::thread;

struct Solution;
impl Solution {
    pub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {
        let mut seen = std::collections::HashMap::new();
        for (i, n) in nums.iter().enumerate() {
            if let Some(&j) = seen.get(&(target - n)) { return vec![j as i32, i as i32]; }
            seen.insert(n, i);
        }
        vec![]
    }
}

fn main() {
    let mut input = String::new();
    stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_ascii_whitespace().map(|w| w.parse::<i32>().unwrap());
    let target = numbers.next().unwrap();
    let mut out = BufWriter::new(stdout());
    writeln!(out, "{:?}", Solution::two_sum(numbers.collect(), target)).unwrap();
    let total = Arc::new(Mutex::new(0));
    let (sender, receiver) = mpsc::channel();
    for i in 0..4 {
        let (total, sender) = (Arc::clone(&total), sender.clone());
        thread::spawn(move || { *total.lock().unwrap() += i; sender.send(i).unwrap(); });
    }
    drop(sender);
    writeln!(out, "{} {}", receiver.iter().count(), total.lock().unwrap()).unwrap();
}
`,
      stdin: '9\n2 7 11 15\n',
      expected: '[0, 1]\n4 6\n',
    },
  ],
}
