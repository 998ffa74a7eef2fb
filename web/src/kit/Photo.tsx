import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { classNames } from './classNames';
import { widthsOf } from './photoSizes';
import styles from './Photo.module.css';

interface Props {
  src: string | undefined;
  /** What is seen, for those who do not see it; empty where the text beside says it already. */
  alt: string;
  ratio?: string;
  /** True for the first picture of a page: it is fetched before the others. */
  first?: boolean;
  /** How wide it is shown at most, in pixels. */
  maxWidth?: 600 | 1200;
  className?: string;
}

/** A picture with its space reserved; where it is missing or fails, the space stays calm and nothing jumps. */
export function Photo({ src, alt, ratio, first = false, maxWidth = 600, className }: Props) {
  const [failed, setFailed] = useState<string>();
  const shown = useRef<HTMLImageElement>(null);
  // one that came with the page may have failed before there was anybody to hear of it
  useEffect(() => {
    const { current } = shown;
    const mayHaveFailed = current?.complete && current.naturalWidth === 0 && 'decode' in current;
    if (mayHaveFailed) current.decode().catch(() => setFailed(src));
  }, [src]);
  const style = ratio ? ({ '--ratio': ratio } as CSSProperties) : undefined;
  const look = classNames(styles.frame, className);
  if (!src || failed === src)
    return (
      <div role={alt ? 'img' : undefined} aria-label={alt || undefined} className={look} style={style} />
    );
  const sizes = `(max-width: ${maxWidth}px) 100vw, ${maxWidth}px`;
  return (
    <img
      ref={shown}
      src={src}
      srcSet={widthsOf(src)}
      sizes={first ? sizes : `auto, ${sizes}`}
      alt={alt}
      width={600}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      className={classNames(look, styles.picture)}
      style={style}
    />
  );
}
