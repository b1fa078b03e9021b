import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

export const go: MatrixPrograms = {
  actor: `package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func levels(count int) int {
	if count == 0 {
		return 0
	}
	return 1 + levels(count-1)
}

func main() {
	reader := bufio.NewReaderSize(os.Stdin, 1<<20)
	writer := bufio.NewWriter(os.Stdout)
	defer writer.Flush()
	request, _ := reader.ReadString('\\n')
	switch strings.TrimSpace(request) {
	case "say":
		fmt.Fprintln(writer, "${said}")
	case "echo":
		for {
			line, err := reader.ReadString('\\n')
			writer.WriteString(line)
			if err != nil {
				break
			}
		}
	case "sum":
		scanner := bufio.NewScanner(reader)
		scanner.Split(bufio.ScanWords)
		total := 0
		for scanner.Scan() {
			number, _ := strconv.Atoi(scanner.Text())
			total += number
		}
		fmt.Fprintln(writer, total)
	case "recurse":
		var count int
		fmt.Fscan(reader, &count)
		fmt.Fprintln(writer, levels(count))
	case "throw":
		fmt.Println(1)
		var none []int
		none[len(none)+1] = 2
	case "loop":
		fmt.Println("begun")
		for {
		}
	case "bomb":
		var kept [][]byte
		for {
			part := make([]byte, 1000000)
			for i := range part {
				part[i] = 1
			}
			kept = append(kept, part)
		}
	case "flood":
		for {
			fmt.Fprintln(writer, "xxxxxxxxxxxxxxxxxxxxxxxxxxx")
		}
	}
}
`,
  depth: deep,
  thrown: /^panic: runtime error: index out of range \[1\] with length 0[\s\S]*main\.main\(\)\n\t.*main\.go:50/,
  broken: {
    source: 'package main\n\nfunc main() { var unused int }\n',
    says: /main\.go:3:19: declared and not used: unused/,
  },
  idioms: [
    {
      name: 'Scanner with a large buffer, sort, maps, strings.Builder',
      source: `package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"
)

type pair struct {
	word  string
	count int
}

func main() {
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(make([]byte, 1024*1024), 1024*1024)
	counts := map[string]int{}
	for scanner.Scan() {
		for _, word := range strings.Fields(scanner.Text()) {
			counts[word]++
		}
	}
	var pairs []pair
	for word, count := range counts {
		pairs = append(pairs, pair{word, count})
	}
	sort.Slice(pairs, func(i, j int) bool { return pairs[i].count > pairs[j].count })
	var out strings.Builder
	for i, p := range pairs {
		fmt.Fprintf(&out, "%d:%s=%d ", i, p.word, p.count)
	}
	fmt.Println(out.String()+"end", len([]rune("größer")))
}
`,
      stdin: 'b a b\nb a c\n',
      expected: '0:b=3 1:a=2 2:c=1 end 6\n',
    },
    {
      name: 'generics, container/heap, goroutines, closures, math/big',
      source: `package main

import (
	"container/heap"
	"container/list"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"sync"
)

type Number interface{ ~int | ~float64 }

func Sum[T Number](values ...T) (total T) {
	for _, value := range values {
		total += value
	}
	return
}

type IntHeap []int

func (h IntHeap) Len() int           { return len(h) }
func (h IntHeap) Less(i, j int) bool { return h[i] < h[j] }
func (h IntHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *IntHeap) Push(x any)        { *h = append(*h, x.(int)) }
func (h *IntHeap) Pop() any {
	old := *h
	last := old[len(old)-1]
	*h = old[:len(old)-1]
	return last
}

type stringer interface{ String() string }
type point struct{ x, y int }

func (p point) String() string { return fmt.Sprintf("<%d %d>", p.x, p.y) }

func main() {
	h := &IntHeap{5, 2, 8}
	heap.Init(h)
	heap.Push(h, 1)
	var n int
	fmt.Scan(&n)
	results := make(chan int, n)
	var group sync.WaitGroup
	var calls []func() int
	for i := range n {
		group.Add(1)
		calls = append(calls, func() int { return i })
		go func() { defer group.Done(); results <- i * i }()
	}
	group.Wait()
	close(results)
	total := 0
	for result := range results {
		total += result
	}
	queue := list.New()
	queue.PushBack(calls[1]())
	var s stringer = point{1, 2}
	defer func() { fmt.Println("recovered:", recover()) }()
	fmt.Println(heap.Pop(h), Sum(1.5, 2), total, queue.Front().Value, s, slices.Max([]int{3, 9}), new(big.Int).Exp(big.NewInt(2), big.NewInt(70), nil))
	panic(errors.New("on purpose"))
}
`,
      stdin: '4\n',
      expected: '1 3.5 14 1 <1 2> 9 1180591620717411303424\nrecovered: on purpose\n',
    },
  ],
}
