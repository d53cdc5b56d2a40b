package org.merlon.bots.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.merlon.engine.move.MoveList;

class TreeTest {
    private final Tree tree = new Tree(2, Tree.maxNodes(Long.MAX_VALUE, 2));
    private int left;
    private int right;
    private int below;

    /** Builds a root with moves 1 and 2, and move 3 after move 2. */
    @BeforeEach
    void grow() {
        left = addChild(Tree.ROOT, Tree.NONE, 1, 0.2, 0.8);
        right = addChild(Tree.ROOT, left, 2, 0.6, 0.4);
        below = addChild(right, Tree.NONE, 3, 0.9, 0.1);
        tree.addVisit(right, new double[] {0.5, 0.5});
        tree.addVisit(right, new double[] {1, 0});
    }

    private int addChild(int node, int before, int move, double... best) {
        int child = tree.add(move, 0.5f);
        tree.setBest(child, best, 0);
        tree.linkChild(node, before, child);
        return child;
    }

    @Test
    void respectsMemoryAndNodeLimits() {
        assertEquals(1 << 20, Tree.maxNodes(Long.MAX_VALUE, 4));
        assertEquals(25_000, Tree.maxNodes(1_000_000, 2));
        var small = new Tree(2, 5_000);
        small.reserve(1_000_000);
        while (small.hasRoom(1)) {
            small.add(1, 0);
        }
        assertEquals(5_000, small.size());
    }

    @Test
    void updateBestTakesTheBestChildOfASeat() {
        tree.updateBest(Tree.ROOT, 0);
        assertEquals(0.6f, tree.best(Tree.ROOT, 0));
        tree.updateBest(Tree.ROOT, 1);
        assertEquals(0.8f, tree.best(Tree.ROOT, 1));
    }

    @Test
    void updateBestAfterOneChangedChild() {
        tree.updateBest(Tree.ROOT, 0);
        changeBest(left, 0.5);
        assertEquals(0.6f, tree.best(Tree.ROOT, 0));
        changeBest(left, 0.7);
        assertEquals(0.7f, tree.best(Tree.ROOT, 0));
        changeBest(left, 0.1);
        assertEquals(0.6f, tree.best(Tree.ROOT, 0));
    }

    private void changeBest(int node, double own) {
        float bestBefore = tree.best(node, 0);
        tree.setBest(node, new double[] {own, 1 - own}, 0);
        tree.updateBest(Tree.ROOT, 0, node, bestBefore);
    }

    @Test
    void visitLeadIsTheDifferenceToTheSecondChild() {
        assertEquals(2, tree.visitLead(Tree.ROOT));
        tree.addVisit(left, new double[] {1, 0});
        assertEquals(1, tree.visitLead(Tree.ROOT));
        assertEquals(0, tree.visitLead(right));
    }

    @Test
    void rerootKeepsTheSubtree() {
        tree.addVisit(below, new double[] {0.25, 0.75});
        tree.reroot(right, new Tree(2, Tree.maxNodes(Long.MAX_VALUE, 2)));
        assertEquals(2, tree.visits(Tree.ROOT));
        assertEquals(0.75f, tree.mean(Tree.ROOT, 0));
        int kept = tree.findChild(Tree.ROOT, 3);
        assertEquals(1, tree.visits(kept));
        assertEquals(0.9f, tree.best(kept, 0));
        assertEquals(0.5f, tree.prior(kept));
        assertEquals(Tree.NONE, tree.nextSibling(kept));
        assertEquals(Tree.NONE, tree.findChild(Tree.ROOT, 1));
    }

    @Test
    void mostVisitedChildIsLegal() {
        var legal = new MoveList();
        legal.add(1);
        legal.add(2);
        assertEquals(right, tree.mostVisitedChild(Tree.ROOT, 1, legal));
        legal.clear();
        legal.add(1);
        assertEquals(left, tree.mostVisitedChild(Tree.ROOT, 1, legal));
    }
}
