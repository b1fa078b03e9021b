package main

import "fmt"

func possibleShapes(pixels, maxWidth, maxHeight int64) int {
	shapes := 0
	for side := int64(1); side*side <= pixels; side++ {
		if pixels%side != 0 {
			continue
		}
		other := pixels / side
		if side <= maxWidth && other <= maxHeight {
			shapes++
		}
		if side != other && other <= maxWidth && side <= maxHeight {
			shapes++
		}
	}
	return shapes
}

func main() {
	var pixels, maxWidth, maxHeight int64
	fmt.Scan(&pixels, &maxWidth, &maxHeight)
	fmt.Println(possibleShapes(pixels, maxWidth, maxHeight))
}
