import { createContext, useContext } from 'react';

/** Loads the code of the page at an address; provided by the app, which knows the pages. */
export const PagePreload = createContext<(address: string) => void>(() => undefined);

/** For whoever is about to lead somewhere: the page's code may come before somebody asks for it. */
export const usePagePreload = () => useContext(PagePreload);
