package org.merlon.blackstone.king.rats;

/** The number of dogs of each kind, packed into one {@code int} with two bits per kind. */
public final class DogCounts {
    private static final int COUNT_BITS = 2;
    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;

    private DogCounts() {}

    public static int count(int dogs, Dog dog) {
        return dogs >>> (COUNT_BITS * dog.ordinal()) & COUNT_MASK;
    }

    public static int with(int dogs, Dog dog) {
        return dogs + (1 << (COUNT_BITS * dog.ordinal()));
    }

    public static int without(int dogs, Dog dog) {
        return dogs - (1 << (COUNT_BITS * dog.ordinal()));
    }

    /** Returns the counts of all dogs in the box. */
    public static int all() {
        int dogs = 0;
        for (Dog dog : Dog.values()) {
            for (int i = 0; i < dog.copies; i++) {
                dogs = with(dogs, dog);
            }
        }
        return dogs;
    }
}
