import { useCallback, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import { classNames } from './classNames';
import styles from './Dialog.module.css';

interface Props extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** A box of 444 or 600 px in the middle, the whole window, or a drawer at one side of it. */
  shape?: 'small' | 'medium' | 'full' | 'right' | 'bottom';
  /** Escape, or a press beside the dialog. */
  onClose: () => void;
}

/**
 * The platform's modal dialog, open as long as it is rendered. It takes the focus unless something in it has `autoFocus`,
 * and returns it to where it was. What is in it comes once it is open, since only then it can be focused.
 */
export function Dialog({ shape = 'small', onClose, className, children, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pressedBeside = useRef(false);
  const open = useCallback((element: HTMLDialogElement | null) => {
    if (!element) return;
    const unlock = lockScrolling();
    element.showModal();
    element.focus({ preventScroll: true });
    setOpen(true);
    return () => {
      unlock();
      element.close();
    };
  }, []);

  const isOfDialog = (event: SyntheticEvent) => event.target === event.currentTarget;
  return (
    <dialog
      aria-modal
      tabIndex={-1}
      {...rest}
      ref={open}
      className={classNames(styles.dialog, styles[shape], className)}
      onCancel={(event) => {
        if (!isOfDialog(event)) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => (pressedBeside.current = isOfDialog(event))}
      onClick={(event) => {
        if (isOfDialog(event) && pressedBeside.current) onClose();
      }}
    >
      <div className={styles.content}>{isOpen && children}</div>
    </dialog>
  );
}

/** The page behind stays where it is, and as wide as it is. */
function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingRight } = style;
  const scrollbar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}

/** The heading of a dialog. Name the dialog by its id. */
export const DialogTitle = ({ className, ...rest }: ComponentProps<'h2'>) => (
  <h2 {...rest} className={classNames(styles.title, className)} />
);

/** What the dialog says or asks; it scrolls where there is too much of it. */
export const DialogContent = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.body, className)} />
);

/** The buttons at its end, the one that does it last. */
export const DialogActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.actions, className)} />
);
