package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Scan()
	regulars := strings.Fields(in.Text())
	core := regulars[:3:3]

	in.Scan()
	saturday := append(core, in.Text())
	in.Scan()
	sunday := append(core, in.Text())

	fmt.Println("regulars", strings.Join(regulars, " "))
	fmt.Println("saturday", strings.Join(saturday, " "))
	fmt.Println("sunday", strings.Join(sunday, " "))
}
