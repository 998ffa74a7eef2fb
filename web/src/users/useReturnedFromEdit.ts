import { useLocation } from 'react-router-dom';

/** True if a form of the account has led back here. The cache already has its change. */
export const useReturnedFromEdit = (): boolean =>
  Boolean((useLocation().state as { notice?: string } | null)?.notice);
