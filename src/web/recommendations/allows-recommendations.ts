import type { SessionUser } from '../session/session-store.ts';

export const allowsRecommendations = (user: SessionUser | null): boolean => user === null || user.preferences.personalizedRecommendations;
