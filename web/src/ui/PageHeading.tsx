import { useEffect, useRef, type PropsWithChildren } from 'react';
import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';

let isFirstPage = true;

interface Props {
  /** The document's title, where it differs from the heading's text. */
  title: string;
  sx?: SxProps;
}

/** A page's one h1: names the document, and takes the focus when the page was navigated to, so that readers start there. */
export function PageHeading({ title, sx, children }: PropsWithChildren<Props>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <>
      <title>{`${title} · Staybook`}</title>
      <Typography variant="h1" ref={heading} tabIndex={-1} sx={sx}>
        {children ?? title}
      </Typography>
    </>
  );
}
