/**
 * The common parts of Queen's and Wizard's Quest: an open row of Machinations, three actions a turn, saved knights
 * (B-101 … B-105).
 */
@NullMarked
package org.merlon.blackstone.offer;

import org.jspecify.annotations.NullMarked;
