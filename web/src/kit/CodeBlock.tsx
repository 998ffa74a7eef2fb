import { classNames } from './classNames';
import styles from './CodeBlock.module.css';

interface Props {
  /** What it is, for those who do not see what stands above it. */
  label: string;
  className?: string;
  children: string;
}

/** Lines of code or data as they are; it scrolls where they are long. */
export const CodeBlock = ({ label, className, children }: Props) => (
  <pre tabIndex={0} aria-label={label} className={classNames(styles.block, className)}>
    {children}
  </pre>
);
