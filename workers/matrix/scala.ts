import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const scala: MatrixPrograms = {
  actor: `import java.io._
import scala.collection.mutable.ArrayBuffer

object Main {
  def levels(count: Int): Int = if (count == 0) 0 else 1 + levels(count - 1)

  def main(args: Array[String]): Unit = {
    val reader = new BufferedReader(new InputStreamReader(System.in))
    reader.readLine() match {
      case "say" => println("${said}")
      case "echo" =>
        val out = new PrintWriter(System.out)
        Iterator.continually(reader.readLine()).takeWhile(_ != null).foreach(line => out.println(line))
        out.flush()
      case "sum" =>
        val tokens = new StreamTokenizer(reader)
        var total = 0L
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) total += tokens.nval.toLong
        println(total)
      case "recurse" => println(levels(reader.readLine().toInt))
      case "throw" =>
        println(1)
        Vector[Int]()(1)
      case "loop" =>
        println("begun")
        while (true) {}
      case "bomb" =>
        val kept = ArrayBuffer[Array[Long]]()
        while (true) kept += new Array[Long](100000)
      case "flood" => while (true) println("xxxxxxxxxxxxxxxxxxxxx")
    }
  }
}
`,
  depth: deep,
  thrown: /^Exception in thread "main" java\.lang\.IndexOutOfBoundsException[\s\S]*at Main\$\.main\(Main\.scala:23\)/,
  broken: {
    source: 'object Main extends App {\n  val first = 1\n  val number: Int = "text"\n}\n',
    says: /Main\.scala:3: error: type mismatch/,
  },
  idioms: [
    {
      name: 'an App with StdIn, mutable collections, case classes and for-comprehensions',
      source: `package answers

import scala.collection.mutable
import scala.io.StdIn
import scala.util.Try

sealed trait Tree
case object Leaf extends Tree
case class Node(left: Tree, value: Int, right: Tree) extends Tree

object Tree {
  def insert(tree: Tree, value: Int): Tree = tree match {
    case Leaf => Node(Leaf, value, Leaf)
    case Node(left, v, right) if value < v => Node(insert(left, value), v, right)
    case Node(left, v, right) => Node(left, v, insert(right, value))
  }
  def toList(tree: Tree): List[Int] = tree match {
    case Leaf => Nil
    case Node(left, value, right) => toList(left) ::: value :: toList(right)
  }
}

object Solution extends App {
  val n = StdIn.readInt()
  val numbers = StdIn.readLine().split(" ").map(_.toInt)
  val heap = mutable.PriorityQueue(numbers: _*)
  val counts = mutable.Map[Boolean, Int]().withDefaultValue(0)
  for (number <- numbers) counts(number % 2 == 0) += 1
  val pairs = for { a <- 1 to 2; b <- Seq("x", "y") } yield s"$a$b"
  println(Tree.toList(numbers.foldLeft(Leaf: Tree)(Tree.insert)).mkString(" ") + f" \${heap.dequeue()}%03d \${counts(true)} $n")
  println(pairs.mkString(",") + " " + Try("x".toInt).getOrElse(-1) + " " + BigInt(2).pow(70) + " " + (1 to 5).grouped(2).toList)
}
`,
      stdin: '3\n4 9 2\n',
      expected: '2 4 9 009 2 3\n1x,1y,2x,2y -1 1180591620717411303424 List(Vector(1, 2), Vector(3, 4), Vector(5))\n',
    },
    {
      name: 'Source.stdin and an object beside a class',
      source: `class Counter { private var total = 0L; def add(line: String): Unit = total += line.length; override def toString = total.toString }

object Counter {
  def main(args: Array[String]): Unit = {
    val counter = new Counter
    scala.io.Source.stdin.getLines().foreach(counter.add)
    println(counter)
  }
}
`,
      stdin: 'größer\n日本\n',
      expected: '8\n',
    },
  ],
}
