package main

import "fmt"

const never = 1 << 30

func leastTrouble(first string, second string, slip int, nap int) int {
	n, m := len(first), len(second)
	// The least trouble for each pair of prefixes, by whose nap it ends in: nobody, the writer of first, the writer of second.
	table := make([][][3]int, n+1)
	for i := range table {
		table[i] = make([][3]int, m+1)
		for j := range table[i] {
			cell := [3]int{never, never, never}
			if i == 0 && j == 0 {
				cell[0] = 0
			}
			if i > 0 && j > 0 {
				before := table[i-1][j-1]
				cell[0] = min(before[0], before[1], before[2])
				if first[i-1] != second[j-1] {
					cell[0] += slip
				}
			}
			if j > 0 {
				before := table[i][j-1]
				cell[1] = min(before[0]+nap, before[1], before[2]+nap) + 1
			}
			if i > 0 {
				before := table[i-1][j]
				cell[2] = min(before[0]+nap, before[1]+nap, before[2]) + 1
			}
			table[i][j] = cell
		}
	}
	last := table[n][m]
	return min(last[0], last[1], last[2])
}

func main() {
	var first, second string
	var slip, nap int
	fmt.Scan(&first, &second, &slip, &nap)
	fmt.Println(leastTrouble(first, second, slip, nap))
}
