import { useEffect, useRef, type PropsWithChildren } from 'react';
import { classNames } from './classNames';
import text from './text.module.css';

let isFirstPage = true;

interface Props {
  /** The document's title, where it differs from the heading's text. */
  title: string;
  className?: string;
}

/** A page's one h1: names the document, and takes the focus when the page was navigated to, so that readers start there. */
export function PageHeading({ title, className, children }: PropsWithChildren<Props>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <>
      <title>{`${title} · Staybook`}</title>
      <h1 ref={heading} tabIndex={-1} className={classNames(text.h1, className)}>
        {children ?? title}
      </h1>
    </>
  );
}
