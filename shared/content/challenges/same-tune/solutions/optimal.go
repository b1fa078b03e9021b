package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func pairsOfOneTune(recordings [][]int) int64 {
	heard := map[string]int64{}
	var pairs int64
	key := make([]byte, 0, 512)
	for _, pitches := range recordings {
		key = key[:0]
		for _, pitch := range pitches {
			key = strconv.AppendInt(key, int64(pitch-pitches[0]), 10)
			key = append(key, ' ')
		}
		pairs += heard[string(key)]
		heard[string(key)]++
	}
	return pairs
}

func main() {
	input := bufio.NewScanner(os.Stdin)
	input.Buffer(make([]byte, 1<<16), 1<<20)
	input.Split(bufio.ScanWords)
	next := func() int {
		input.Scan()
		number, _ := strconv.Atoi(input.Text())
		return number
	}
	rows, columns := next(), next()
	recordings := make([][]int, rows)
	for row := range recordings {
		recordings[row] = make([]int, columns)
		for column := range recordings[row] {
			recordings[row][column] = next()
		}
	}
	fmt.Println(pairsOfOneTune(recordings))
}
