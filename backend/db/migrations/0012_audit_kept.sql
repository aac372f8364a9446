-- By hand: Drizzle's schema knows no triggers. Rows leave the audit log when they are 400 days old
-- (backend/accounts/auditLog.ts; a day less here, for clocks that differ), or when an account that
-- they name is forgotten (backend/accounts/tables.ts).
CREATE FUNCTION keep_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at < now() - interval '399 days'
    OR string_to_array(current_setting('plumbline.forgets', true), ' ') && ARRAY[OLD.account, OLD.actor, OLD.email_hash]
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% keeps its rows for 400 days', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION keep_audit_row();
--> statement-breakpoint
CREATE TRIGGER audit_log_whole BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
