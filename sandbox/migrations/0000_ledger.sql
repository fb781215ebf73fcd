CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"last4" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"subject" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"wrong_tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"resend_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"product_code" text NOT NULL,
	"markdown" text NOT NULL,
	"generated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"business" text NOT NULL,
	"product_code" text,
	"plan_type" text NOT NULL,
	"plan_id" text,
	"voucher" text,
	"seller" text NOT NULL,
	"source" text NOT NULL,
	"referer" text,
	"flow_id" text,
	"birth_date" text,
	"document" text,
	"relation_account" text,
	"address" jsonb,
	"metadata" jsonb,
	"phone_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"token" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"owner" integer NOT NULL,
	"answer_status" integer,
	"answer_body" json,
	"call" text NOT NULL,
	"status" text NOT NULL,
	"refusal" text,
	"method" text NOT NULL,
	"entries" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"operation" text NOT NULL,
	"type" text,
	"product_code" text NOT NULL,
	"plan_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"plan_type" text NOT NULL,
	"items" jsonb NOT NULL,
	"voucher" text,
	"seller" text,
	"source" text,
	"lead_id" text,
	"name" text,
	"email" text,
	"phone" text,
	"document" text,
	"invoice_id" text,
	"subscription_id" text,
	"profile_ids" jsonb NOT NULL,
	"pix_code" text,
	"bankslip" jsonb,
	"redirect" text,
	"route" text,
	"can_autopay" boolean NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "points_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"amount" integer NOT NULL,
	"points_token" text,
	"token_expires_at" timestamp with time zone,
	"spent_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "points_sessions_points_token_unique" UNIQUE("points_token")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_token" text NOT NULL,
	"product_code" text NOT NULL,
	"plan_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"name" text,
	"email" text,
	"next_charge_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_payment_token_unique" UNIQUE("payment_token")
);
--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_invoice_id" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_subscription_id" ON "payments" USING btree ("subscription_id");