package org.merlon.blackstone.king;

/** The number of dogs of each kind, packed into one {@code int} with two bits per kind. */
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

    /** Returns the counts of all dogs in the box. */
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
