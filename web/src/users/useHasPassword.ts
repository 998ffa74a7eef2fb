import { useHasPasswordQuery } from './useHasPassword.generated';

/** Whether the viewer's account has a password; true until it is known. */
export const useHasPassword = (): boolean => useHasPasswordQuery().data?.signInMethods.hasPassword ?? true;
