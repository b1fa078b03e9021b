package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

// The planks go up from the highest to the lowest. Those that stand already form stretches,
// and each stretch is remembered at both of its ends.
func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	var n, maxWidth int
	fmt.Fscan(in, &n)
	planks := make([]int64, n)
	order := make([]int, n)
	for i := range planks {
		fmt.Fscan(in, &planks[i])
		order[i] = i
	}
	fmt.Fscan(in, &maxWidth)
	sort.Slice(order, func(i, j int) bool { return planks[order[i]] > planks[order[j]] })

	// length[i+1] is the length of the stretch that begins or ends with plank i
	length := make([]int, n+2)
	var best int64
	for _, i := range order {
		left, right := length[i], length[i+2]
		total := left + 1 + right
		length[i+1] = total
		length[i+1-left] = total
		length[i+1+right] = total
		width := total
		if width > maxWidth {
			width = maxWidth
		}
		if size := int64(width) * planks[i]; size > best {
			best = size
		}
	}
	fmt.Println(best)
}
