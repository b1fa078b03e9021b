package main

import (
	"bufio"
	"fmt"
	"os"
)

func largestPond(garden []string) int {
	rows, columns := len(garden), len(garden[0])
	pondOf := make([]int, rows*columns)
	sizes := []int{0}
	around := func(square int) []int {
		row, column := square/columns, square%columns
		near := make([]int, 0, 4)
		for _, step := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			r, c := row+step[0], column+step[1]
			if r >= 0 && c >= 0 && r < rows && c < columns && garden[r][c] == 'w' {
				near = append(near, r*columns+c)
			}
		}
		return near
	}
	best := 0
	for square := range pondOf {
		if garden[square/columns][square%columns] != 'w' || pondOf[square] != 0 {
			continue
		}
		pond := len(sizes)
		pondOf[square] = pond
		found := []int{square}
		for at := 0; at < len(found); at++ {
			for _, other := range around(found[at]) {
				if pondOf[other] == 0 {
					pondOf[other] = pond
					found = append(found, other)
				}
			}
		}
		sizes = append(sizes, len(found))
		best = max(best, len(found))
	}
	for square := range pondOf {
		if pondOf[square] != 0 {
			continue
		}
		joined := map[int]bool{}
		size := 1
		for _, other := range around(square) {
			if !joined[pondOf[other]] {
				joined[pondOf[other]] = true
				size += sizes[pondOf[other]]
			}
		}
		best = max(best, size)
	}
	return best
}

func main() {
	input := bufio.NewReader(os.Stdin)
	var rows int
	fmt.Fscan(input, &rows)
	garden := make([]string, rows)
	for row := range garden {
		fmt.Fscan(input, &garden[row])
	}
	fmt.Println(largestPond(garden))
}
