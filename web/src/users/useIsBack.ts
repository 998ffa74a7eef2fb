import { useLocation } from 'react-router-dom';

/** Whether somebody comes back to the account page from a change of their own, which the cache knows already. */
export const useIsBack = (): boolean => Boolean((useLocation().state as { notice?: string } | null)?.notice);
