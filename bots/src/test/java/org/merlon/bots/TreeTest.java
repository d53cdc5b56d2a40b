package org.merlon.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.merlon.engine.move.MoveList;

class TreeTest {
    private final Tree tree = new Tree(2, Tree.nodes(Long.MAX_VALUE, 2));
    private int left;
    private int right;
    private int below;

    /** Builds a root with moves 1 and 2, and move 3 after move 2. */
    @BeforeEach
    void grow() {
        left = child(Tree.ROOT, Tree.NONE, 1, 0.2, 0.8);
        right = child(Tree.ROOT, left, 2, 0.6, 0.4);
        below = child(right, Tree.NONE, 3, 0.9, 0.1);
        tree.visit(right, new double[] {0.5, 0.5});
        tree.visit(right, new double[] {1, 0});
    }

    private int child(int node, int before, int move, double... best) {
        int child = tree.add(move, 0.5f);
        tree.setBest(child, best, 0);
        tree.link(node, before, child);
        return child;
    }

    @Test
    void itHasAsManyNodesAsFitAndNoMore() {
        assertEquals(1 << 20, Tree.nodes(Long.MAX_VALUE, 4));
        assertEquals(25_000, Tree.nodes(1_000_000, 2));
        var small = new Tree(2, 5_000);
        small.reserve(1_000_000);
        while (small.hasRoom(1)) {
            small.add(1, 0);
        }
        assertEquals(5_000, small.size());
    }

    @Test
    void aSeatPassesOnWhatItLikesBest() {
        tree.lift(Tree.ROOT, 0);
        assertEquals(0.6f, tree.best(Tree.ROOT, 0));
        tree.lift(Tree.ROOT, 1);
        assertEquals(0.8f, tree.best(Tree.ROOT, 1));
    }

    @Test
    void oneChangedChildIsEnoughToLookAt() {
        tree.lift(Tree.ROOT, 0);
        change(left, 0.5);
        assertEquals(0.6f, tree.best(Tree.ROOT, 0));
        change(left, 0.7);
        assertEquals(0.7f, tree.best(Tree.ROOT, 0));
        change(left, 0.1);
        assertEquals(0.6f, tree.best(Tree.ROOT, 0));
    }

    private void change(int node, double own) {
        float was = tree.best(node, 0);
        tree.setBest(node, new double[] {own, 1 - own}, 0);
        tree.lift(Tree.ROOT, 0, node, was);
    }

    @Test
    void theLeadIsWhatTheFavouriteHasMoreThanTheNext() {
        assertEquals(2, tree.lead(Tree.ROOT));
        tree.visit(left, new double[] {1, 0});
        assertEquals(1, tree.lead(Tree.ROOT));
        assertEquals(0, tree.lead(right));
    }

    @Test
    void whatHangsOnTheNewRootIsKept() {
        tree.visit(below, new double[] {0.25, 0.75});
        tree.keep(right, new Tree(2, Tree.nodes(Long.MAX_VALUE, 2)));
        assertEquals(2, tree.visits(Tree.ROOT));
        assertEquals(0.75f, tree.mean(Tree.ROOT, 0));
        int kept = tree.child(Tree.ROOT, 3);
        assertEquals(1, tree.visits(kept));
        assertEquals(0.9f, tree.best(kept, 0));
        assertEquals(0.5f, tree.prior(kept));
        assertEquals(Tree.NONE, tree.next(kept));
        assertEquals(Tree.NONE, tree.child(Tree.ROOT, 1));
    }

    @Test
    void theFavouriteIsTheMostVisitedOfTheLegalMoves() {
        var legal = new MoveList();
        legal.add(1);
        legal.add(2);
        assertEquals(right, tree.favourite(Tree.ROOT, 1, legal));
        legal.clear();
        legal.add(1);
        assertEquals(left, tree.favourite(Tree.ROOT, 1, legal));
    }
}
