import type { ReactNode } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';
import { tryAgain } from './texts';

interface Props {
  /** Asks again. Its failure is shown by the same notice. */
  retry: () => Promise<unknown>;
  className?: string;
  /** What could not be loaded. */
  children: ReactNode;
}

/** Says that something could not be loaded, with a button that tries again. */
export const RetryNotice = ({ retry, className, children }: Props) => (
  <Notice
    kind="error"
    className={className}
    action={
      <Button size="small" onClick={() => void retry().catch(() => undefined)}>
        {tryAgain}
      </Button>
    }
  >
    {children}
  </Notice>
);
