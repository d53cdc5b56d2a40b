package org.merlon.blackstone.king;

/** Numbers of dogs of each kind as one number, two bits a kind. */
final class Dogs {
    private static final int BITS = 2;
    private static final int MASK = (1 << BITS) - 1;

    private Dogs() {}

    static int count(int dogs, Dog dog) {
        return dogs >>> (BITS * dog.ordinal()) & MASK;
    }

    static int with(int dogs, Dog dog) {
        return dogs + (1 << (BITS * dog.ordinal()));
    }

    static int without(int dogs, Dog dog) {
        return dogs - (1 << (BITS * dog.ordinal()));
    }

    /** All dogs of the box. */
    static int all() {
        int dogs = 0;
        for (Dog dog : Dog.values()) {
            for (int i = 0; i < dog.copies; i++) {
                dogs = with(dogs, dog);
            }
        }
        return dogs;
    }
}
