import { useLocation, useNavigationType } from 'react-router-dom';
import { Notice } from './Notice';

/**
 * What the page before did, shown once on the page it led to: `navigate(path, { state: { notice } })`. The browser keeps
 * the state, so a reload, or going back, brings it again: such a visit is a POP.
 */
export function ArrivalNotice({ className }: { className?: string }) {
  const { notice } = (useLocation().state ?? {}) as { notice?: string };
  const isVisitedAgain = useNavigationType() === 'POP';
  if (!notice || isVisitedAgain) return null;
  return (
    <div className={className}>
      <Notice kind="success">{notice}</Notice>
    </div>
  );
}
