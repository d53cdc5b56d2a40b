import type { Attachment } from 'svelte/attachments';
import { longPress } from '../../../design/longPress';

const HOVER_MS = 600;

/** Shows a card enlarged while a finger presses long on it or a mouse rests on it. */
export class CloseLook {
  isOpen = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  close = (): void => {
    clearTimeout(this.timer);
    this.isOpen = false;
  };

  readonly attach: Attachment<HTMLElement> = (node) => {
    const open = () => (this.isOpen = true);
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') {
        clearTimeout(this.timer);
        this.timer = setTimeout(open, HOVER_MS);
      }
    };
    const removeLongPress = longPress(node, { onLongPress: open, onRelease: this.close });
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', this.close);
    return () => {
      this.close();
      removeLongPress();
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', this.close);
    };
  };
}
