ALTER TABLE "leads" ADD COLUMN "acceptances" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "acceptances" jsonb;