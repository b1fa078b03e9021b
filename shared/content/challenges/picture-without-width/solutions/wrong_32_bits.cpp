#include <iostream>

int main() {
    long long givenPixels, maxWidth, maxHeight;
    std::cin >> givenPixels >> maxWidth >> maxHeight;
    const int pixels = static_cast<int>(givenPixels);
    int shapes = 0;
    for (int side = 1; 1LL * side * side <= pixels; ++side) {
        if (pixels % side != 0) continue;
        const int other = pixels / side;
        if (side <= maxWidth && other <= maxHeight) ++shapes;
        if (side != other && other <= maxWidth && side <= maxHeight) ++shapes;
    }
    std::cout << shapes << "\n";
}
