/**
 * Of a process whose start fails for a reason that stays: `npm start` does not start it again
 * (scripts/lib/Supervisor.mjs). EX_CONFIG of sysexits.h.
 */
export const EXIT_STAYS = 78;
