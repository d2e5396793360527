import { index, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Every page once; Hindi repeats the list under /hi, so a route's id carries its language. */
const pages = (language: 'en' | 'hi'): RouteConfigEntry[] => {
  const id = (name: string) => ({ id: `${language}.${name}` });
  return [
    route('hub', 'hub/layout.tsx', id('hub'), [index('hub/today.tsx', id('hub.today'))]),
    route('console', 'console/layout.tsx', id('console'), [index('console/queues.tsx', id('console.queues'))]),
  ];
};

export default [...pages('en'), ...prefix('hi', pages('hi')), route('*', 'not-found.tsx')] satisfies RouteConfig;
