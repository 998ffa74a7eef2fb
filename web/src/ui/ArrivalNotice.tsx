import { useLocation } from 'react-router-dom';
import { Notice } from './Notice';

/** What the page before did, told on the page it led to: `navigate(path, { state: { notice } })`. */
export function ArrivalNotice() {
  const { notice } = (useLocation().state ?? {}) as { notice?: string };
  return notice ? <Notice kind="success">{notice}</Notice> : null;
}
