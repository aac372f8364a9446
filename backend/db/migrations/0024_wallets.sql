CREATE TABLE "wallet_challenges" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"session" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_lists" (
	"account" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"account" text NOT NULL,
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"proved_at" timestamp with time zone,
	"proof_kind" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "wallets_account_chain_address_pk" PRIMARY KEY("account","chain","address")
);
--> statement-breakpoint
CREATE INDEX "wallet_challenges_account" ON "wallet_challenges" USING btree ("account");--> statement-breakpoint
CREATE INDEX "wallet_challenges_expires" ON "wallet_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallets_removed" ON "wallets" USING btree ("removed_at");