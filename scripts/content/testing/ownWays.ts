import type { Signature } from '../../../shared/src/content/index.ts'
import type { ProgrammingLanguage, TestCase } from '../../../shared/src/vocabulary/index.ts'

/** The example that the `ownWays` solve, and its cases. */
export const doubled: { signature: Signature; cases: TestCase[] } = {
  signature: {
    functionName: 'doubled',
    parameters: [
      { name: 'values', type: 'int[]' },
      { name: 'extra', type: 'int' },
    ],
    returns: 'int[]',
  },
  cases: [
    { stdin: '3\n1 -2 30\n5\n', expected_output: 'seen 3\n7 1 65\n' },
    { stdin: '0\n\n5\n', expected_output: 'seen 0\n\n' },
  ],
}

/**
 * The function as people might write it: with common helper names, imports that the reading code may need too, and a
 * print for debugging.
 */
export const ownWays: Record<ProgrammingLanguage, string> = {
  python: `import sys
from itertools import islice
sys.setrecursionlimit(10_000)

def read(words): return words
def main(each, extra): return 2 * each + extra
class Words: list = 3

def doubled(values: list[int], extra: int) -> list[int]:
    print("seen", len(values))
    return [main(each, extra) for each in read(values)]`,
  javascript: `const fs = require('node:fs')
function process(each) { return 2 * each }
function read(values) { return values }
const words = 7, position = 3
const doubled = (values, extra) => {
  console.log('seen', values.length)
  return read(values).map((each) => process(each) + extra)
}`,
  typescript: `import { EOL } from 'node:os'
function process(each: number): number { return 2 * each }
const words: string = EOL
function doubled(values: number[], extra: number): number[] {
  console.log('seen', values.length)
  return values.map((each) => process(each) + extra + words.length - 1)
}`,
  java: `import java.io.*;
import java.util.*;

class Words { static int read(int each) { return 2 * each; } }
public class Solution {
    static int mainPart(int each) { return Words.read(each); }
    public static int[] doubled(int[] values, int extra) {
        System.out.println("seen " + values.length);
        return Arrays.stream(values).map(each -> mainPart(each) + extra).toArray();
    }
}`,
  cpp: `#include <iostream>
#include <vector>
#define int long long
using namespace std;
int readInput(int each) { return 2 * each; }
int mainPart(int each) { return readInput(each); }
vector<int> doubled(vector<int> values, int extra) {
    cout << "seen " << values.size() << endl;
    for (int& each : values) each = mainPart(each) + extra;
    return values;
}`,
  c: `#include <stdio.h>
#include <stdlib.h>
static int readInt(int each) { return 2 * each; }
static int mainPart(int each) { return readInt(each); }
int *doubled(const int *values, int valuesLength, int extra, int *answerLength) {
    int *result = malloc((valuesLength + 1) * sizeof *result);
    printf("seen %d\\n", valuesLength);
    for (int i = 0; i < valuesLength; i++) result[i] = mainPart(values[i]) + extra;
    *answerLength = valuesLength;
    return result;
}`,
  go: `// Mine.
package main // a program

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

var output = bufio.NewWriter(os.Stdout)

func nextWord(each int) int { return 2 * each }

func doubled(values []int, extra int) []int {
	fmt.Fprintln(output, "seen", len(values))
	output.Flush()
	for i := range values {
		values[i] = nextWord(values[i]) + extra
	}
	_ = sort.IntsAreSorted(values)
	return values
}`,
  csharp: `using System;
using System.Linq;

class Program { public static int Read(int each) { return 2 * each; } }
public class Solution {
    static int Words = 2;
    public static int[] Doubled(int[] values, int extra) {
        Console.WriteLine("seen " + values.Length);
        return values.Select(each => Program.Read(each) + extra + Words - 2).ToArray();
    }
}`,
  swift: `import Foundation
func readInt(_ each: Int) -> Int { return 2 * each }
var position = 0
func doubled(_ values: [Int], _ extra: Int) -> [Int] {
    print("seen", values.count)
    position += 1
    return values.map { readInt($0) + extra }
}`,
  kotlin: `import java.util.*

fun mainPart(each: Int) = 2 * each
val words = listOf(1)
fun doubled(values: IntArray, extra: Int): IntArray {
    println("seen \${values.size}")
    return values.map { mainPart(it) + extra }.toIntArray()
}`,
  ruby: `require 'set'
def words(each) = 2 * each
def main = 3
def doubled(values, extra)
  puts "seen #{values.size}"
  values.map { |each| words(each) + extra }
end`,
  php: `<?php
declare(strict_types=1);
function read(int $each): int { return 2 * $each; }
$words = 3;
function doubled(array $values, int $extra): array {
    echo 'seen ', count($values), "\\n";
    return array_map(fn($each) => read($each) + $extra, $values);
}
?>`,
  scala: `import scala.collection.mutable
import scala.io.StdIn

object Words { def read(each: Int) = 2 * each }
object Solution {
  def doubled(values: Array[Int], extra: Int): Array[Int] = {
    println("seen " + values.length)
    values.map(each => Words.read(each) + extra)
  }
}`,
  rust: `use std::io::Read;
use std::collections::HashMap;
fn read(each: i32) -> i32 { let _: Option<(HashMap<i32, i32>, Box<dyn Read>)> = None; 2 * each }
fn doubled(values: Vec<i32>, extra: i32) -> Vec<i32> {
    println!("seen {}", values.len());
    values.into_iter().map(|each| read(each) + extra).collect()
}`,
  haskell: `{-# LANGUAGE BangPatterns #-}
-- Mine.
module Main where

import Data.IORef
import Debug.Trace
import qualified Data.ByteString.Char8 as B
import System.IO.Unsafe

nextInt :: Int -> Int
nextInt each = 2 * each

doubled :: [Int] -> Int -> [Int]
doubled values extra = unsafePerformIO (putStrLn ("seen " ++ show (length values))) \`seq\` map ((+ extra) . nextInt) values`,
  r: `words <- function(each) 2 * each
position <- 7
doubled <- function(values, extra) {
  cat("seen", length(values), "\\n")
  words(values) + extra
}`,
  perl: `use List::Util qw(sum);
my @words = (1);
sub main_part { 2 * shift }
sub doubled {
    my ($values, $extra) = @_;
    print "seen ", scalar(@$values), "\\n";
    return [map { main_part($_) + $extra } @$values];
}`,
  bash: `main_part() { echo $((2 * $1)); }
doubled() {
  local each result=()
  echo "seen \${#values[@]}"
  for each in "\${values[@]}"; do result+=($(($(main_part "$each") + extra))); done
  echo "\${result[*]}"
}`,
}

/**
 * A line that doesn't compile, or that stops a script when it is reached. R is left out because it reports no line
 * numbers.
 */
export const brokenLines: Record<Exclude<ProgrammingLanguage, 'r'>, string> = {
  python: '    return missing_name',
  javascript: '  return missingName;',
  typescript: '  return missingName;',
  java: '        return missingName;',
  cpp: '    return missingName;',
  c: '    return missingName;',
  go: '\treturn missingName',
  csharp: '        return missingName;',
  swift: '    return missingName',
  kotlin: '    return missingName',
  ruby: '  return missing_name',
  php: '    return missingName();',
  scala: '    missingName',
  rust: '    missing_name',
  haskell: '  missingName',
  perl: '    return missing_name();',
  bash: '  missing_name',
}
